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
  const [coverage] = pickClaims(getContent().claims, ["coverage"]);
  return <AdminBody coverage={coverage?.value ?? ""} />;
}
