export const dynamic = "force-static";

export function GET() {
  return new Response("<feed/>", { headers: { "content-type": "application/xml" } });
}
