import { titled } from "@/app/site-metadata";
import { DashboardBody } from "@/components/portal/dashboard/dashboard-body";
import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";

export const metadata = titled(
  "Dashboard",
  "Your service requests, the services you can request, and how to reach support.",
  routes.dashboard(),
  false,
);

export default function DashboardPage() {
  const { site, plans } = getContent();
  const { brand, phone, email, hours } = site;
  const usage = {
    plans: plans.plans.map(({ name, calls }) => ({ name, calls })),
    overflowPrice: plans.overflowCallPrice,
    counted: plans.counted,
    zone: site.geo.timezone,
  };
  return <DashboardBody brand={brand} support={{ phone, email: email.general, hours }} usage={usage} />;
}
