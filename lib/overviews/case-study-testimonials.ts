import type { Clients, Testimonial } from "@/lib/content";

/** Short testimonials for /case-studies, as many as /testimonials has: others, of clients whose story it does not tell. */
export function otherClients({
  testimonials: { carousel, grid },
  clientStories,
}: Pick<Clients, "testimonials" | "clientStories">): Testimonial[] {
  const others = carousel.filter(({ company }) => clientStories.every((story) => story.company !== company));
  return others.slice(-grid.length);
}
