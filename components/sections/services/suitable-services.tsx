import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import { isScene } from "@/lib/art";
import type { SuitableService } from "@/lib/overviews/industry";
import { routes } from "@/lib/routes";

interface SuitableServicesProps {
  services: readonly SuitableService[];
}

/** Services that suit an industry, with their scenes. */
export function SuitableServices({ services }: SuitableServicesProps) {
  return (
    <ul className="grid gap-x-12 md:grid-cols-2">
      {services.map((suitable) => (
        <li
          key={suitable.service.slug}
          className="grid grid-rows-[auto_1fr] content-start gap-x-4 gap-y-2 border-t border-line py-5 max-sm:grid-cols-[5.5rem_1fr] max-[20rem]:grid-cols-[minmax(0,1fr)] sm:grid-cols-[min(8rem,40%)_minmax(0,1fr)] sm:gap-x-6 sm:max-md:[&>picture]:row-span-2 lg:[&>picture]:row-span-2 md:last:odd:col-span-2 lg:grid-cols-[13rem_1fr] xl:grid-cols-[16.5rem_1fr]"
        >
          {isScene(suitable.service.slug) && <Scene name={suitable.service.slug} decorative />}
          <div className="max-sm:self-center md:max-lg:self-center">
            <Name {...suitable} />
          </div>
          <p className="text-soft max-md:text-small max-sm:col-span-full md:max-lg:col-span-2">
            {suitable.reason}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A service, and how well it suits if that is worth a word. */
function Name({ service, note }: SuitableService) {
  return (
    <>
      <h3>
        <SiteLink className="hover:underline" href={routes.service(service.slug)}>
          {service.title}
        </SiteLink>
      </h3>
      {note && <p className="mt-1 text-small text-soft">{note}</p>}
    </>
  );
}
