import { Mounted } from "../../components/mounted";
import { Fuse } from "./fuse";

export default function BrokenPage() {
  return (
    <>
      <h1>Broken</h1>
      <Fuse />
      <Mounted part="page" />
    </>
  );
}
