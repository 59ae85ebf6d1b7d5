import { readContent } from "./content/load";
import { findProblemsBetween } from "./content/between-files";
for (let i=0;i<4;i++){const t=performance.now();
try{readContent("/work/wt/mistakes");}catch(e){console.log((e as Error).message.slice(0,3000))}
console.log("read",performance.now()-t);}
