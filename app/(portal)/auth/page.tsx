import { titled } from "@/app/site-metadata";
import { AuthBody } from "@/components/portal/auth/auth-body";
import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";

export const metadata = titled(
  "Sign in",
  "Sign in to raise service requests and follow them, or create an account in this browser.",
  routes.auth(),
  false,
);

export default function AuthPage() {
  const { brand, phone, portal } = getContent().site;
  return <AuthBody brand={brand} phone={phone} {...portal} />;
}
