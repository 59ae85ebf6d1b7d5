import { AdminBody } from "@/components/portal/admin/admin-body";
import { getContent, pickClaims } from "@/lib/content";
import { routes } from "@/lib/routes";
import { portalMetadata } from "../metadata";

export const metadata = portalMetadata(
  "Admin dashboard",
  "All service requests and customers of this browser, their figures, backup and settings.",
  routes.admin(),
);

export default function AdminPage() {
  const { claims, site } = getContent();
  const [coverage] = pickClaims(claims, ["coverage"]);
  return <AdminBody brand={site.brand} coverage={coverage?.value ?? ""} />;
}
