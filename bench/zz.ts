import { games } from "/work/helpers/kernel/tests/all-games.ts";
import { Work, seededChance } from "../rules/kernel/index.ts";
import * as rr from "/work/helpers/kernel/tests/rogue-regiment/worst.ts";
import * as vs from "/work/helpers/kernel/tests/v-sabotage/worst.ts";
const cpu=()=>{const {user,system}=process.cpuUsage();return (user+system)/1000};
const LIMIT=Number(process.argv[2]??30e6);
const only=process.argv[3];
const list:[string,string,string,any][]=[
 ["rr operator","rogue-regiment",rr.wideBattle("operator",80),{numbers:rr.highest}],
 ["rr advance","rogue-regiment",rr.wideBattle("advance",80),{numbers:rr.highest}],
 ["rr attack","rogue-regiment",rr.wideBattle("attack",80),{numbers:rr.highest}],
 ["rr event","rogue-regiment",rr.wideBattle("event",80),{numbers:rr.highest}],
 ["rr half","rogue-regiment",rr.halfTracks(60),{numbers:rr.highest}],
 ["rr quiet","rogue-regiment",rr.quietCrowd(80),{numbers:rr.highest}],
 ["vs fight","v-sabotage",vs.wideFight(120),{}],
 ["vs fight4","v-sabotage",vs.wideFight(120,4),{}],
 ["vs hidden4","v-sabotage",vs.wideFight(120,4,false),{}],
];
for (const [name,id,t,set] of list) { if(only&&name!==only) continue;
 const g=games.find(x=>x.id===id)!; const o=g.openText(t,set); if(!o.ok){console.log(name,t.length,JSON.stringify(o.defects.slice(0,4))); continue}
 const json=JSON.stringify(o.value.position()); console.log(name,"text",t.length,"json",json.length);
 const chance=seededChance(1);
 let action:any=null; try{ const f=o.value.forms(); for(const x of f) for(const a of x.actions as any[]) if(["attack","shoot","use"].includes(a.do)) action=a; }catch{}
 const ops:Record<string,(s:any)=>unknown>={open:s=>0,forms:s=>s.forms(),field:s=>s.field(id==="rogue-regiment"?"u-3":"g-3"),sight:s=>s.sight({from:id==="rogue-regiment"?"u-3":"g-3",to:id==="rogue-regiment"?"op-2":"medic"}),preview:s=>s.preview(),policy:s=>s.policyMove(chance),adj:s=>s.adjudicate({chance}),board:s=>s.board(),print:s=>s.print(), ...(action?{odds:(s:any)=>s.odds(action,[]),req:(s:any)=>s.requirements(action)}:{})};
 for(const [n,f] of Object.entries(ops)){ const w=new Work(LIMIT); const t0=cpu(); let what="ok"; let size=0; try{ const s=g.open(JSON.parse(json),w); if(!s.ok) what="unread"+JSON.stringify(s.defects.slice(0,2)); else {const r=f(s.value);const c=cpu()-t0; what="ok "+c.toFixed(0); const txt=JSON.stringify(r,(k,v)=>k==="situation"?0:v); size=txt?.length??0; if(size<300&&n!=="open") what+=txt} }catch(e:any){what=e.name+" "+(e.message.match(/most of it for (.*?)\./)?.[1]??e.stack)}
 const ms=cpu()-t0; console.log("  ",n.padEnd(8),what.slice(0,300),"| size",size,"ms",ms.toFixed(0),"units",w.spent,"ns/unit",(ms*1e6/w.spent).toFixed(0),"heap",Math.round(process.memoryUsage().heapUsed/1e6)); }
}
