import { collectionMetadata, collectionPage, collectionParams } from "export-kit/collection";
import { WORDS } from "../words";

interface Props {
  params: Promise<{ word: string }>;
}

export const generateStaticParams = collectionParams(() => Object.keys(WORDS).map((word) => ({ word })));

export const generateMetadata = collectionMetadata(async ({ params }: Props) => {
  const { word } = await params;
  return {
    title: word.toUpperCase(),
    description: WORDS[word],
    alternates: { canonical: `/glossary/${word}` },
  };
});

export default collectionPage(async ({ params }: Props) => {
  const { word } = await params;
  return (
    <>
      <h1>{word.toUpperCase()}</h1>
      <p>{WORDS[word]}</p>
    </>
  );
});
