import { optionLabel, priorities, type Service, services } from "@/lib/portal/rules/options";
import { formatPounds } from "@/lib/pounds";
import { useAuth } from "../auth-provider";
import { Button } from "../buttons";

/**
 * The services with the estimate for each priority. The text above them states the factors that
 * docs/behaviour.md#estimates fixes.
 */
export function AvailableServices({ onRequest }: { onRequest: (service: Service) => void }) {
  const { estimateCost } = useAuth();
  return (
    <>
      <p className="text-small text-soft">
        Estimates cover the first three months. High priority costs a fifth more, low priority a tenth less.
      </p>
      <ul className="mt-4">
        {services.map((service) => (
          <li
            key={service}
            className="grid items-center gap-x-8 gap-y-3 border-t border-line py-4 md:grid-cols-[1fr_auto_auto]"
          >
            <h2 className="text-h3">{service}</h2>
            <dl className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-x-6 text-small md:grid-cols-3 tabular-nums">
              {priorities.map((priority) => (
                <div key={priority} className="md:min-w-16 md:text-right">
                  <dt className="text-soft">{optionLabel(priority)}</dt>
                  <dd>{formatPounds(estimateCost(service, priority))}</dd>
                </div>
              ))}
            </dl>
            <Button className="justify-self-start" onClick={() => onRequest(service)}>
              Request Quote<span className="sr-only"> for {service}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
