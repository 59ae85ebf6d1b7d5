import { titled } from "@/app/site-metadata";
import { AdminBody } from "@/components/portal/admin/admin-body";
import { getContent, pickClaims } from "@/lib/content";
import { COVERAGE_CLAIM } from "@/lib/content/claims";
import { routes } from "@/lib/routes";

export const metadata = titled(
  "Admin dashboard",
  "All service requests and customers of this browser, their figures, backup and settings.",
  routes.admin(),
  false,
);

export default function AdminPage() {
  const { claims, site } = getContent();
  const [coverage] = pickClaims(claims, [COVERAGE_CLAIM]);
  return <AdminBody brand={site.brand} coverage={coverage?.value ?? ""} />;
}
