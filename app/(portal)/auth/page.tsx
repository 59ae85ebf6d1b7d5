import { AuthBody } from "@/components/portal/auth/auth-body";
import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";
import { portalMetadata } from "../metadata";

export const metadata = portalMetadata(
  "Sign in",
  "Sign in to raise service requests and follow them, or create an account in this browser.",
  routes.auth(),
);

export default function AuthPage() {
  const { brand, phone, portal } = getContent().site;
  return <AuthBody brand={brand} phone={phone} {...portal} />;
}
