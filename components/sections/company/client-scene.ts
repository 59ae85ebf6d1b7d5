import { isScene, sceneOfTrade, type SceneName } from "@/lib/art";
import type { CaseStudy } from "@/lib/content";

/** The category whose firms differ too much for one scene: hotels, shops, landlords. */
const MIXED = "business-technology";

/** The scene of a client: its own, its trade's, or that of the service it has; undefined if none is drawn. */
export function clientScene({
  scene,
  industry,
  service,
}: Pick<CaseStudy, "industry" | "service"> & { scene?: SceneName | undefined }): SceneName | undefined {
  if (scene) return scene;
  const ofTrade = sceneOfTrade(industry);
  if (ofTrade && industry.category !== MIXED) return ofTrade;
  return isScene(service.slug) ? service.slug : ofTrade;
}
