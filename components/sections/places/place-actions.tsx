import { ButtonLink } from "@/components/layout/button-link";
import { routes } from "@/lib/routes";

/** The two buttons of every region, country and city page. */
export function PlaceActions() {
  return (
    <>
      <ButtonLink main href={routes.contact()}>
        Get Started Today
      </ButtonLink>
      <ButtonLink href={routes.contact()}>Request Demo</ButtonLink>
    </>
  );
}
