import { Mounted } from "../../../../components/mounted";

export default async function DetailsPage({ params }: { params: Promise<{ guide: string }> }) {
  const { guide } = await params;
  return (
    <>
      <h1>Details of the {guide} guide</h1>
      <Mounted part="page" />
    </>
  );
}
