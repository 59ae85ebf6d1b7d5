import { Mounted } from "../components/mounted";

export default function NotFound() {
  return (
    <main>
      <h1>No such note</h1>
      <Mounted part="page" />
    </main>
  );
}
