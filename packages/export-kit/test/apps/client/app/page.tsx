import { Mounted } from "../components/mounted";

export default function HomePage() {
  return (
    <>
      <h1>Client</h1>
      <Mounted part="page" />
    </>
  );
}
