import { Suspense } from "react";
import { Mounted } from "../../components/mounted";
import { Filter } from "./filter";

export default function FilterPage() {
  return (
    <>
      <h1>Filter</h1>
      <Suspense fallback={<p>Loading the list …</p>}>
        <Filter />
      </Suspense>
      <Mounted part="page" />
    </>
  );
}
