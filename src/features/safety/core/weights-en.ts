/** Learned by `evals/safety/learn-weights.ts`; never edited by hand. Hundredths, then a trait (`weigh-words.ts`). */
import { parseWeights } from './weigh-words.ts';

export const RISK_WEIGHTS = parseWeights(
  -0.664,
  `
52 13
66 14
-190 15
56 16
47 7
-55 a
-91 a _ about
108 a _ and
-105 a _ attack
-133 a _ day
-165 a _ for
173 a _ i
-90 a _ if
60 a _ in
62 a _ man
427 a _ of
-55 a _ one
333 a _ que
-209 a _ right
-195 a _ si
124 a _ that
-93 a _ this
-41 a _ time
194 a _ vida
-133 a _ when
63 a _ who
-218 a _ with
-268 a _ year
-320 a bad
-112 a better
163 a bother
-208 a break
-115 a bridg
-321 a burden
179 a car
136 a date
280 a day
-93 a dead
121 a funeral
-99 a girl
-284 a good
102 a gun
-278 a kid
-142 a la
-82 a long
-86 a lot
-163 a man
33 a mi
-165 a new
-100 a panic
426 a person
89 a plan
135 a reason
65 a sin
-235 a speech
-257 a teenager
231 a vec
212 a wall
29 a week
-107 about
-54 about _ all
288 about _ i
-37 about _ my
130 about _ myself
-193 about _ the
57 about _ to
-222 about a
236 about being
94 about dying
-138 about end
217 about how
128 about hurt
99 about it
-84 about kil
-125 about me
-245 about mone
-322 about my
195 about not
28 about suicid
-210 about the
196 about to
-85 abuela
220 acabar
120 acabar con
-52 accident
49 account
300 acordar
-182 act
101 afraid
26 afraid of
57 after
132 after my
-61 after that
-254 after the
181 after tonight
304 again
222 again and
149 again i
-65 age
197 age one
-185 ago
-248 ago i
-71 agre
191 aguanto
216 ai
-45 ai _ envi
317 al
171 al suicidio
-234 alarm
321 aliv
240 aliv i
-150 all _ it
148 all _ the
-207 all _ time
329 all i
196 all my
-134 all of
-44 all over
-182 all the
207 alle
-216 alon
-120 alon and
-43 am
59 am 15
-193 am _ a
-221 am _ about
275 am _ aliv
-36 am _ and
-128 am _ at
-187 am _ but
67 am _ for
53 am _ from
-196 am _ going
-216 am _ in
203 am _ it
163 am _ more
237 am _ my
-91 am _ now
-171 am _ of
84 am _ on
-229 am _ out
-147 am _ suicidal
65 am _ that
272 am _ the
-313 am _ think
228 am _ this
-190 am _ tir
214 am _ to
-157 am _ with
-190 am _ year
294 am a
260 am about
-94 am afraid
97 am angr
93 am at
-84 am dead
-64 am doing
50 am done
-223 am drown
-256 am dying
277 am end
-241 am exhaust
-309 am glad
221 am going
138 am hold
-65 am i
150 am in
-176 am late
-100 am nervou
-305 am not
190 am over
253 am plan
-215 am proud
159 am read
-267 am sad
-63 am scar
162 am sit
240 am sor
-60 am stres
305 am suicidal
123 am think
32 am tir
319 am wait
-247 am wor
249 am worth
-38 am writ
275 an _ ago
299 an hour
183 an old
209 an selbstmord
-278 and _ a
221 and _ about
-28 and _ am
103 and _ and
-57 and _ brok
-106 and _ can
190 and _ come
-216 and _ cried
140 and _ did
231 and _ do
-74 and _ feel
243 and _ first
-166 and _ for
202 and _ have
-216 and _ help
244 and _ i
331 and _ is
-330 and _ it
-141 and _ keep
314 and _ know
-163 and _ miss
-43 and _ my
160 and _ night
-231 and _ not
212 and _ out
-183 and _ parent
-147 and _ said
121 and _ that
-129 and _ the
232 and _ think
217 and _ thought
-244 and _ to
142 and _ wake
212 and _ want
-127 and _ was
205 and _ will
300 and _ wish
-62 and _ with
404 and _ would
170 and a
-180 and cried
-251 and die
138 and everyth
-138 and feel
80 and i
-176 and it
160 and last
-88 and my
296 and never
107 and nobod
327 and not
197 and now
87 and she
-99 and the
251 and then
-103 and ther
173 and think
291 and thought
-159 and want
-86 and watch
-135 and we
87 angr
-208 angr _ my
-106 angr at
-182 anniversar
27 ano
-304 anos
82 another
-42 another _ of
205 another day
31 another year
-178 anxiet
-255 anxiou
-42 any
-135 any _ to
127 any longer
-49 anymor
194 anymor _ i
45 anymor and
303 anymor i
460 anyon
-237 anyth
-69 anyth to
-275 apart
96 aqui
53 are
-74 are _ a
-66 are _ me
-186 are _ our
330 are _ the
-182 are _ to
-129 are dead
-81 are going
-226 are kil
-329 argu
180 arm
136 arms
126 arms _ they
126 arms until
96 around
-121 as
-174 as a
-165 ask
131 asleep
-184 at
-65 at _ age
122 at _ and
-209 at _ compan
-102 at _ end
-36 at _ for
166 at _ i
-165 at _ job
301 at _ point
91 at a
247 at it
-157 at me
-255 at my
55 at night
-61 at the
28 at this
-259 at work
-296 ate
-147 attack
52 attempt
72 attempt suicid
-34 au
180 au suicid
-248 away
51 away my
-222 awful
-306 baby
-57 back
-112 back _ a
110 back _ that
58 back to
66 bad
178 bad i
118 bank
223 barn
207 be
227 be _ and
238 be _ anymor
287 be _ by
-175 be _ death
-160 be _ end
-104 be _ for
183 be _ i
220 be _ if
135 be _ my
-121 be _ not
-79 be _ off
-219 be _ on
123 be _ than
-323 be _ this
314 be _ to
269 be _ with
-31 be _ without
-64 be a
-125 be aliv
-32 be around
281 be dead
102 be done
112 be easier
-37 be fine
41 be gone
119 be happier
81 be nice
-194 be or
-238 be the
297 be with
-321 beach
-183 beat
188 becaus
155 becaus _ deserv
182 becaus _ do
267 becaus i
254 becaus it
-120 becaus of
-131 becaus the
-146 becaus we
-239 bed
81 been
-226 been _ a
-51 been _ about
-118 been _ for
61 been _ in
153 been _ my
152 been _ of
-85 been _ the
212 been _ to
121 been _ two
-107 been a
134 been born
-169 been cry
244 been hav
-245 been in
128 been think
-125 befor
56 befor _ get
237 befor i
330 being
384 being aliv
230 being dead
213 being dramatic
207 besser
-65 best
-39 best _ mov
-200 best friend
-58 better
132 better _ i
-48 better _ without
147 better off
-360 between
-243 between _ and
-128 bin
-208 bin todmud
81 birthda
218 birthda _ am
-99 birthda and
270 birthda i
184 blad
-43 blam
268 ble
219 bled
158 bleed
228 blood
320 body
-181 bomb
-336 book
-307 bor
481 born
-453 boss
-44 boss _ going
-44 boss is
255 bother
287 bottl
226 bottl of
61 bought
-194 bought a
-257 box
-249 boyfriend
272 brain
245 brazo
141 brazo cuando
-245 break
-79 breakup
176 breath
73 bridg
-123 bridg at
-156 bridg toda
245 bring
180 bring mich
-233 brok up
-52 brother
-147 brother he
225 build
-260 bullet
-321 burden
108 burn
115 burn my
76 burn myself
-296 burnt
-176 bury
-176 bury me
-52 but
-324 but _ am
375 but _ do
-73 but _ is
82 but it
151 by
-211 by _ and
275 by _ i
143 by _ time
66 by a
-88 by my
-140 by suicid
364 by the
-56 bye
-114 c
-114 c est
-311 cake
-283 cal
-218 cal _ teacher
-144 cal my
-114 cal the
-145 call
297 calm
137 calm down
61 calm me
-128 calor
-128 calor me
-139 came
-87 came out
30 can
-34 can _ do
-188 can _ go
99 can _ help
112 can _ i
-152 can _ keep
77 can _ me
230 can _ say
78 can _ see
-237 can _ sleep
202 can _ stay
138 can _ stop
-91 can _ take
-132 can _ wait
70 can stop
-256 can you
-134 cancel
-305 cancer
52 cansada
246 cansada _ vivir
187 cansada de
78 cansado
-50 car
-73 card
449 care
221 care _ i
136 care if
-178 career
123 carry
284 carta
196 carta _ despedida
196 carta de
-82 cat
-73 cat _ my
-95 cat is
-84 ce
266 ce soir
-59 chang
-304 character
-211 character in
-270 charit
-211 chat
-159 check
-392 chef
-180 christma
-345 clas
169 clean the
42 clif
195 climb
259 clos
-163 coffe
-213 cold
437 com
237 com back
360 come
234 come back
198 comfort
-54 commit
-54 commit suicid
-282 commut
-143 como
-209 compan
118 con
140 con _ vida
-73 con mi
199 con todo
345 consider
107 control
-48 cook
68 cort
-245 cort el
236 corto
141 corto _ brazo
141 corto los
-224 could
-161 could _ for
200 could _ my
-172 could die
-303 could kill
85 could not
-106 could sleep
208 could stop
-97 could strangl
-197 countr
185 courag
-106 cousin
170 cover
-60 crash _ car
-60 crash the
154 craz
-386 cried
282 cros
-285 cry
150 cuando
94 cut
-344 cut me
-140 cut my
51 cut myself
260 cuts
346 d
-223 dad
-199 dad died
-313 danc
-70 dano
249 date
127 day
133 day _ i
53 day _ the
-93 day _ work
-195 day at
-58 day of
427 days
208 days i
88 de
196 de despedida
-163 de faim
-128 de hambr
227 de mi
-273 de rir
-193 de rire
361 de vivir
262 de vivr
-64 dead _ am
78 dead _ i
160 dead _ my
-113 dead _ the
55 dead _ want
-205 dead after
-53 dead and
36 dead befor
-141 dead gorgeou
-66 dead man
-180 dead on
201 dead than
-256 dead tir
-258 deadlin
-204 death
-278 death _ me
-175 death of
155 decid
165 decid to
77 deep
371 del
221 delet
209 denk
-249 depui
-117 desaparecer
240 desaparecer _ siempr
240 desaparecer para
-75 desd
-75 desd que
273 deserv
-66 deserv a
155 deserv it
289 deserv to
-74 desk
196 despedida
361 despertar
168 despertara
168 despertara manana
301 di
-365 di fame
-130 dia
169 dias
-44 did _ i
29 did _ wake
63 did it
-38 did not
55 die
129 die _ i
32 die _ is
-208 die _ want
153 die and
-313 die but
-361 die for
-208 die i
-223 die than
72 die that
-174 died
220 died _ i
-178 died _ my
-67 died _ the
129 died and
-66 died in
-171 dies
-125 diet
-308 different
-223 dinner
-217 disappear _ a
53 disappear forever
-127 dish
-57 do
266 do _ care
-126 do _ feel
-133 do _ get
-113 do _ have
-79 do _ know
289 do _ make
208 do _ myself
171 do _ see
31 do _ tell
-66 do _ think
-108 do _ to
-46 do _ want
-33 do _ wor
-163 do anyth
41 do i
216 do it
40 do not
-177 do the
61 do this
-149 do you
-334 doctor
-123 doctor _ my
193 does not
87 dog _ and
106 dog i
103 doing
288 done
54 done _ am
54 done i
35 done with
-66 door
307 dramatic
178 dramatic _ i
121 drawer
-233 dream
-223 dres
-287 drink
234 driv
303 driv home
-190 driv me
-227 drop
-141 drop _ gorgeou
-111 drop dead
126 drov
-145 drown
-151 drown in
-77 dry
225 du
225 du mal
68 dying
-57 dying _ the
-222 dying and
225 dying i
66 dying in
-198 dying of
-337 dying to
-222 e
167 each of
-331 ear
358 earth
100 easier
122 easier _ i
-239 eat
-71 edge
-90 edge of
85 eight
-106 el
-25 el _ y
56 el suicidio
113 else
60 em
146 em suicidio
-239 email
-160 empt
38 en
109 en _ plus
-66 en _ suicidio
78 en el
157 en finir
-31 en la
109 en peux
-43 end
159 end _ i
69 end _ life
85 end _ me
-69 end _ the
165 end it
-278 end of
29 end things
-341 end this
226 english
193 enough
30 envi
-76 envi de
198 es
-279 ese
-125 ese video
-245 essa
-168 est
-187 esta
-142 esta matando
286 esta noch
171 estar
-90 estar aqui
224 estarian
134 estarian _ sin
224 estarian mejor
-175 este
-128 este _ me
-128 este calor
-114 esto
-94 esto _ de
52 esto cansada
78 esto cansado
-334 esto muerto
-222 estou
-38 estou _ de
41 et
226 eu
156 even i
-213 ever _ and
255 ever _ i
215 ever morn
-132 ever night
111 everybod and
109 everyon
-121 everyon _ be
-31 everyon is
-69 everyth
202 everyth _ the
-103 everyth and
112 everyth i
202 everyth in
-165 everyth is
-185 everyth to
-300 ex
176 exact
-310 exam
-274 exhaust
638 exist
116 exist anymor
166 exit
-88 explain
223 extranaria
-209 extrano
-200 fail
-163 faim
-365 fame
145 fami
214 fami would
202 farla
202 farla finita
195 fault
-141 feel
-132 feel _ a
37 feel _ about
-238 feel _ after
-171 feel _ and
-26 feel _ bit
-207 feel _ for
143 feel _ i
-279 feel _ sinc
-79 feel _ than
155 feel _ the
-26 feel a
-344 feel aliv
-229 feel empt
-199 feel guilt
-56 feel lighter
177 feel like
-175 feel lone
235 feel suicidal
-244 feet
140 felt
-133 fight
113 figur
-195 film
-101 final
350 find
155 find _ in
259 find me
-29 find out
-178 fine
98 fine if
157 finir
41 finish
202 finita
-111 first
-229 five
-182 five year
-193 flat
-184 flatmat
-66 floor
-179 foot
-90 for
89 for _ and
424 for _ i
111 for _ long
-102 for _ month
273 for _ on
-110 for _ the
200 for _ to
-99 for _ week
-127 for _ weekend
34 for _ year
-344 for a
-106 for everyth
177 for good
338 for it
146 for listen
65 for me
-246 for the
-121 for this
-330 for toda
241 for week
221 for what
288 forever
177 forgiv
129 forgiv _ for
177 forgiv me
-78 forgot
199 fort
90 forward
26 forward to
156 found
-110 free
-445 frida
-295 friend
-138 friend _ i
-138 friend and
287 friend are
-51 friend mov
106 from
168 from me
129 from the
106 from thursda
-33 fue
-193 fun
158 funeral
-123 game
100 gana
100 gana de
293 garag
-107 garden
57 gave
117 gave _ my
-71 gave away
74 get
37 get _ for
-285 get _ of
213 get _ the
-226 get out
201 get the
101 get this
153 gets
67 girl
-148 giv
-38 give
155 give my
-247 give up
-35 given
-308 glad
-197 glad i
190 go
-45 go _ bed
140 go _ liv
66 go _ sleep
-53 go _ the
-42 go and
233 go back
-46 go on
250 god
234 god _ me
260 goes
239 goes to
-96 going
93 going _ be
-138 going _ die
52 going _ do
65 going _ end
-131 going _ hang
40 going _ jump
-89 going _ take
75 going now
186 gone
132 gone and
-66 good
234 goodby
-190 goodby _ my
-175 goodby to
230 googl
178 googl _ to
-141 gorgeou
-181 got
222 got _ all
174 got _ and
57 got _ at
-134 got _ i
55 got _ in
66 got a
98 got it
-181 got the
83 grad
-91 grandmother
-137 grandpa
-329 grateful
-228 grav
29 great
-177 ground
-230 group
163 gues
76 guilt
412 gun
181 gun i
-175 gym
34 ha
120 habe
-61 hacer
96 hacerm
96 hacerm dano
110 had
-100 had _ panic
-197 had _ thought
-390 had a
111 had my
339 had the
93 had to
56 hago
-189 hair
104 half
-128 hambr
-180 hamlet
139 hand
-84 hang
473 hang myself
-308 hap
43 happen
162 happen _ me
162 happen to
25 happier
-30 hard
72 harm
-154 harm _ i
-189 harm myself
84 has _ in
-49 has a
-251 has been
-227 hate
-63 hate _ life
-52 hate my
-226 hate myself
200 hav
-33 hav thought
149 have
278 have _ a
211 have _ about
115 have _ and
-169 have _ cry
214 have _ everyth
244 have _ hav
258 have _ hurt
-82 have _ i
-143 have _ in
-89 have _ intention
95 have _ it
339 have _ my
-206 have _ plan
225 have _ read
-67 have _ self
243 have _ the
100 have _ think
422 have _ to
-42 have _ up
-220 have _ want
224 have a
101 have been
106 have cancel
104 have decid
53 have everyth
-35 have given
115 have gone
101 have got
77 have had
145 have it
-81 have lost
-184 have my
-327 have never
-53 have no
-373 have not
270 have start
-79 have suicidal
225 have the
38 have thought
-251 have to
-190 he
45 he _ en
-106 he _ me
-143 he _ my
-193 he _ the
-248 he is
45 he pensado
-102 he would
154 head
-173 hear
168 hear _ me
168 hear from
148 heart
-131 heart stop
-133 heat
-223 help
-60 help _ want
-60 help i
-139 help me
-293 her
313 here
-127 here _ this
250 here anymor
-27 here for
-313 here this
-317 herself
-52 heut
86 hi
86 hi i
-187 high
-158 high school
337 hijo
111 him
-317 himself
-101 himself _ the
-110 himself in
90 his
121 hit
88 hit _ i
-70 hit me
164 hit myself
413 ho
153 hold
-295 holida
142 home
119 home and
266 home i
-274 homework
516 hop
81 hop _ will
142 hop i
49 hope _ do
-139 hope _ is
244 hope i
-256 hopeles
33 hour
-229 hour _ the
275 hour ago
58 hous
-93 hous _ quiet
-32 hous is
144 how _ am
-117 how _ i
224 how _ would
-161 how do
65 how i
-172 how long
57 how to
-259 hoy
-262 hoy _ un
-80 hung
-201 hurt
170 hurt _ is
101 hurt my
-78 hurt myself
184 husband
59 i _ 15
-162 i _ a
313 i _ about
-94 i _ afraid
94 i _ aliv
287 i _ all
-84 i _ alon
136 i _ an
120 i _ and
87 i _ angr
-237 i _ ask
108 i _ at
-123 i _ away
-123 i _ back
143 i _ be
46 i _ been
-145 i _ being
-190 i _ better
241 i _ calm
106 i _ cancel
-121 i _ cut
28 i _ dead
104 i _ decid
-185 i _ die
258 i _ died
190 i _ do
33 i _ done
-223 i _ drown
-394 i _ dying
-151 i _ empt
141 i _ end
-175 i _ ever
105 i _ everyth
-241 i _ exhaust
287 i _ finish
-209 i _ for
46 i _ give
-35 i _ given
-309 i _ glad
119 i _ go
167 i _ god
186 i _ going
179 i _ gone
72 i _ got
-199 i _ guilt
-50 i _ had
-308 i _ hap
343 i _ hav
106 i _ have
-408 i _ help
-60 i _ her
131 i _ him
161 i _ hit
138 i _ hold
271 i _ hop
-90 i _ how
113 i _ i
29 i _ in
-42 i _ it
56 i _ kill
343 i _ last
-272 i _ late
-180 i _ laugh
168 i _ leav
-56 i _ lighter
128 i _ like
-156 i _ lone
-169 i _ longer
71 i _ look
-133 i _ lost
-152 i _ lunch
310 i _ make
179 i _ more
64 i _ my
97 i _ myself
-119 i _ nervou
-259 i _ never
-36 i _ no
-37 i _ not
-130 i _ of
-86 i _ off
-226 i _ on
99 i _ out
175 i _ over
270 i _ plan
-215 i _ proud
-48 i _ rather
295 i _ read
-269 i _ sad
-95 i _ scar
31 i _ sick
225 i _ sit
-106 i _ sleep
189 i _ somebod
240 i _ someth
240 i _ sor
122 i _ stand
-30 i _ start
348 i _ stop
-207 i _ strangl
-60 i _ stres
72 i _ suicid
295 i _ suicidal
-31 i _ take
116 i _ that
133 i _ the
318 i _ them
118 i _ ther
-214 i _ things
200 i _ think
141 i _ this
82 i _ thought
27 i _ tir
-255 i _ two
-105 i _ until
319 i _ wait
98 i _ want
-82 i _ when
300 i _ wish
43 i _ with
-247 i _ wor
249 i _ worth
-38 i _ writ
146 i _ you
-52 i am
134 i ask
-223 i ate
132 i attempt
172 i bought
138 i brok
54 i burn
-235 i cal
25 i can
-30 i clean
-178 i could
-278 i cried
-341 i cry
-130 i cut
74 i deserv
97 i did
169 i die
-168 i died
98 i do
28 i drop
-117 i eat
-165 i end
-124 i fail
-111 i feel
216 i felt
214 i find
-246 i forgot
113 i gave
315 i get
406 i go
-162 i got
163 i gues
-268 i hate
164 i have
55 i hit
221 i hope
241 i hurt
214 i keep
194 i kil
194 i kill
227 i know
-237 i laugh
158 i left
-73 i lie
-152 i live
91 i look
-75 i made
185 i make
60 i mean
-341 i miss
-56 i need
-40 i never
-155 i only
-138 i overdos
-53 i pick
117 i pray
147 i put
261 i relaps
160 i said
147 i scratch
320 i should
234 i sleep
-297 i slept
309 i start
-72 i stop
44 i suppos
276 i swallow
-235 i take
-186 i talk
298 i think
-136 i thought
-212 i told
247 i took
69 i tried
-237 i used
59 i wake
229 i want
-141 i watch
30 i went
200 i were
138 i will
78 i wish
-69 i would
152 i wrot
179 ich
196 ich _ ich
198 ich _ mich
-103 ich _ nicht
345 ich _ sterben
-208 ich _ todmud
-128 ich bin
180 ich bring
209 ich denk
103 ich habe
-242 ich lach
212 ich mocht
248 ich ware
41 ich will
164 ich wunscht
180 idea
148 if
90 if _ did
266 if _ died
81 if _ drop
-28 if _ fail
184 if _ is
194 if _ kil
94 if _ want
292 if _ was
154 if _ were
105 if a
219 if i
233 if it
-225 if my
-48 if the
197 if they
-66 if you
174 ignor
-317 il
234 imagin
-108 in
-165 in _ and
209 in _ barn
-32 in _ car
121 in _ drawer
66 in _ grad
96 in _ grav
135 in _ hand
135 in _ head
102 in _ hous
-27 in _ i
-99 in _ minut
-56 in _ morn
51 in _ new
-286 in _ school
139 in _ sleep
310 in _ world
85 in _ yard
35 in a
200 in and
-158 in high
252 in it
-114 in me
-112 in month
118 in my
-99 in ten
270 in that
26 in the
-95 in this
218 instead
80 insuranc
297 intent
-89 intention
-89 intention of
-291 interview
-206 into
-81 into the
328 irme con
170 is _ a
-281 is _ after
95 is _ and
-183 is _ dead
-200 is _ die
202 is _ for
153 is _ i
192 is _ in
81 is _ it
79 is _ last
171 is _ left
-111 is _ me
194 is _ only
-206 is _ over
-50 is _ point
67 is _ reason
-101 is _ sinc
-257 is _ suicid
-145 is _ that
156 is _ the
-73 is _ to
270 is _ up
-69 is _ want
123 is _ worth
115 is a
-315 is about
115 is asleep
-81 is better
-325 is dead
-108 is fine
-168 is going
151 is gone
-126 is hard
149 is i
35 is it
-209 is kil
128 is like
191 is much
-32 is my
-153 is no
-51 is not
316 is noth
174 is over
-56 is quiet
136 is the
65 is to
129 is when
-174 ist
211 it
214 it _ a
-120 it _ about
98 it _ all
173 it _ and
292 it _ be
60 it _ been
-300 it _ but
243 it _ end
-200 it _ for
-48 it _ hard
321 it _ i
176 it _ like
-206 it _ me
-98 it _ night
52 it _ not
182 it _ over
247 it _ quiet
-128 it _ the
80 it _ this
155 it _ time
-346 it _ to
68 it _ tonight
210 it _ want
196 it a
211 it after
278 it again
-118 it all
-47 it and
105 it anymor
-201 it at
161 it but
150 it com
183 it gets
-165 it hurt
45 it is
258 it now
-92 it on
122 it take
234 it to
-64 it tonight
-71 it was
111 it were
289 it will
345 it would
292 its
396 j
293 j ai
126 je
-45 je _ ai
180 je _ au
-163 je _ de
178 je _ en
267 je _ me
190 je _ mourir
-124 je _ veux
93 je me
-163 je meur
-124 je ne
180 je pens
-71 je suis
354 je veux
-353 job
-185 job and
362 join
303 jok
45 joke
195 jour
59 jump
-264 jump _ a
-110 jump _ the
226 jump from
-202 jump off
241 keep
-73 keep _ about
219 keep _ back
97 keep _ i
-46 keep _ my
259 keep _ the
-307 keep dying
-345 keep going
-61 keep liv
36 keep think
-74 keys
-275 kid
-84 kids
170 kids _ the
-121 kids and
186 kids are
-190 kil
-129 kil _ in
-163 kil himself
-330 kil it
-182 kil me
186 kil myself
-153 kil the
-138 kill
-147 kill _ a
207 kill _ and
-80 kill _ but
-44 kill _ i
-143 kill _ now
242 kill _ sinc
-44 kill _ this
117 kill _ tonight
-92 kill _ when
-147 kill for
-108 kill me
-164 kill my
307 kill myself
-220 kill two
86 kill yourself
-296 killer
256 kind
-29 kind of
-145 kne
-186 knif
217 know
-152 know _ i
72 know _ to
-117 know how
219 know i
94 know if
213 know it
-155 know what
118 know why
-147 la
94 la _ de
95 la _ y
211 la carta
67 la vida
48 label
48 label everyth
-242 lach
-242 lach _ tot
-242 lach mich
-78 lake
304 las pastilla
125 last
-178 last _ at
-230 last _ the
80 last day
-42 last messag
-206 last month
112 last night
260 last time
-97 last week
-260 last year
-393 late
-262 later
-342 laugh
-165 laugh _ i
-100 laugh at
-153 laws
73 le
156 le _ sentido
114 le veo
-211 leav
256 leav _ world
-324 leav the
46 leav this
434 leben
-139 lectur
145 left
-47 left the
-93 legs
-146 legs are
64 let
-126 let it
327 let me
111 letter
-150 letter _ all
-47 letter _ my
-94 letter to
33 lie
82 lie _ and
82 lie ther
290 life
-143 life _ i
137 life _ not
191 life and
217 life i
-168 life is
77 life to
-207 light
115 lighter
47 lik
359 like
-136 like _ am
166 like _ have
201 like _ is
36 like _ myself
151 like _ only
148 like _ want
-115 like a
100 like i
155 like the
291 like this
149 like to
-214 line
-121 listen
531 liv
-126 live _ and
187 live _ i
-260 live _ my
-101 live _ this
183 live anymor
108 live for
-182 live in
-255 live with
-137 llego
150 lo
320 load
-347 lone
238 long
36 long time
-42 longer
-169 longer _ to
28 look
223 look _ i
207 look _ it
288 look _ the
26 look _ to
216 look after
143 look at
26 look forward
384 lord
185 lord _ take
137 lord will
72 los
141 los _ cuando
245 los brazo
156 los dias
-137 lost
239 lost my
-121 lot
61 lot of
104 loud
-92 love
222 love _ all
222 love you
115 luck
-164 lunch
292 lying
-409 lyric
-175 ma
49 made
114 main
365 mais
141 mais viver
-145 mak
-80 mak _ want
-233 mak me
32 make
-32 make my
379 mal
381 male
255 mama
-133 man
34 manager
-231 manana
194 many
244 march
-243 marriag
51 mas
-165 mata
-142 matando
138 matar
-195 matar si
-235 mataria
-235 mataria por
259 matarm
-125 math
-194 matter
35 me
-118 me _ a
31 me _ am
-89 me _ and
52 me _ can
-160 me _ de
225 me _ du
-291 me _ el
-95 me _ he
-84 me _ i
316 me _ is
220 me _ it
-308 me _ la
141 me _ los
-142 me _ matando
196 me _ my
-166 me _ that
-90 me _ the
-137 me _ this
-49 me _ to
131 me _ un
195 me _ want
126 me _ would
127 me after
111 me and
-89 me another
-245 me cort
236 me corto
-142 me esta
223 me extranaria
-247 me if
292 me in
256 me is
221 me it
-165 me mata
105 me matar
-143 me muero
-232 me now
-154 me off
-48 me on
-79 me out
33 me plan
469 me quiero
186 me reveiller
-106 me siento
134 me sinc
-297 me sleep
170 me the
293 me to
65 me tuer
-394 me up
-223 me va
304 me voy
-49 me want
-86 me when
-148 me with
-109 mean
163 mean i
-253 medication
-31 meds
-643 meet
129 mehr
196 mehr leben
-158 mein
-174 mein _ ist
276 mein leben
48 mejor
205 mejor _ mi
171 melhor
171 melhor _ mim
171 melhor sem
-301 meme
81 mes
109 mess
-42 messag
-163 meur
-163 meur _ faim
-163 meur de
155 mi
-235 mi _ me
145 mi _ que
-85 mi abuela
255 mi mama
140 mi vida
122 mich
-242 mich tot
216 mich wieder
-131 middl
-79 miedo
-310 miedo _ la
372 might
-116 milk
-43 milk and
171 mim
426 mind
-142 mind to
-128 minha
-64 minut
-87 mis
-279 miss
-109 miss her
-141 miss my
212 mocht
221 moi
-56 mom
-247 mon
-29 monda
-316 mone
55 month
78 month _ i
-55 month and
282 more
-126 more i
97 more than
-35 morir
401 morirm
27 morn
-218 morn and
266 morn i
-219 morrendo
-219 morrendo de
81 morrer
-299 mort
-345 morta
210 most
31 mother
-138 mother is
-160 mourir
-131 mov
-62 mov _ and
-373 move
-154 movi
46 much
-143 muero
-128 muero _ hambr
-322 muero de
87 muert
-58 muerto
110 mum
68 mum _ and
-383 murder
-188 murder me
-328 murio
-228 murio el
-153 my
34 my _ again
102 my _ and
-143 my _ anymor
-137 my _ at
41 my _ becaus
35 my _ body
50 my _ but
-213 my _ day
-92 my _ died
-52 my _ does
153 my _ ever
-200 my _ friend
-147 my _ he
104 my _ i
92 my _ in
-147 my _ is
-88 my _ keep
-92 my _ leav
-119 my _ life
-42 my _ messag
-204 my _ much
-47 my _ my
155 my _ now
-366 my _ on
252 my _ one
-150 my _ out
-127 my _ pas
139 my _ right
94 my _ says
-131 my _ stop
-212 my _ suicid
-191 my _ test
205 my _ tonight
-194 my _ took
160 my _ until
-176 my _ used
173 my _ when
118 my _ whil
-233 my _ will
76 my _ with
208 my _ would
223 my account
-65 my age
-234 my alarm
-178 my anxiet
259 my arm
136 my arms
-227 my back
-200 my best
-91 my birthda
311 my body
-250 my boss
-249 my boyfriend
149 my brain
-61 my brother
173 my cat
-211 my character
-106 my cousin
-188 my dad
-255 my dead
-64 my dog
226 my english
-300 my ex
-50 my exam
136 my fami
-216 my feet
-184 my flatmat
-97 my friend
247 my goodby
282 my gun
-189 my hair
-45 my hand
76 my head
100 my heart
184 my husband
-67 my kids
-145 my kne
38 my last
58 my life
34 my manager
-180 my marriag
83 my meds
328 my mind
36 my mom
97 my mother
30 my mum
-94 my neighbour
-261 my new
158 my own
-103 my parent
-170 my phon
-144 my pil
-154 my roommat
-65 my sister
183 my skin
-95 my sleep
69 my son
116 my suicid
-247 my therapist
132 my things
-135 my uncl
270 my wife
-59 my will
379 my wrist
331 myself
-79 myself _ am
354 myself _ i
193 myself _ it
292 myself _ my
192 myself _ night
161 myself _ not
-193 myself _ the
-88 myself again
112 myself and
-98 myself for
-176 myself i
97 myself if
-144 myself in
170 myself is
219 myself last
65 myself this
30 myself to
354 myself tonight
144 myself until
204 myself when
115 myself with
-45 n ai
317 nacido
209 nadi
223 nadi _ extranaria
-28 nadi me
114 name
205 nao
246 nao _ mais
-327 nao quero
74 ne
124 ne _ me
-32 ne _ plus
186 ne plus
-124 ne veux
52 near
-161 near the
123 need
-164 need a
162 need me
43 need to
-26 neighbour
-119 nervou
-119 nervou about
-78 never
-267 never _ about
-202 never _ to
329 never _ up
176 never wake
-436 never want
-170 new
206 new _ on
-118 new job
-119 news
137 next _ me
-142 next week
-63 next year
255 nice
79 nice _ it
61 nice if
-80 nicht
196 nicht _ leben
350 nicht mehr
27 night
-274 night _ the
394 night i
-131 night in
43 no
-240 no _ do
-50 no _ estar
270 no _ in
168 no _ manana
-180 no _ mas
317 no _ nacido
-128 no _ of
220 no _ seguir
-88 no _ to
114 no _ veo
83 no _ vivir
191 no aguanto
261 no despertar
168 no despertara
-181 no i
-89 no intention
156 no le
-169 no longer
47 no me
382 no more
-56 no plan
-236 no puedo
-173 no quiero
157 no reason
262 no se
177 no tengo
-168 no voy
206 nobod
-46 nobod _ it
47 nobod _ me
-143 nobod _ my
164 nobod _ notic
82 nobod _ stop
145 nobod can
247 nobod know
-201 nobod notic
60 nobod will
364 nobod would
196 non
199 non _ piu
198 non svegliarmi
-328 non voglio
60 not
96 not _ a
-136 not _ about
137 not _ aliv
-96 not _ and
-155 not _ any
-163 not _ anymor
153 not _ anyon
146 not _ anyth
-117 not _ at
-45 not _ back
-78 not _ be
-176 not _ cry
142 not _ day
195 not _ fault
242 not _ here
-176 not _ how
236 not _ if
126 not _ in
-79 not _ it
83 not _ like
-27 not _ liv
204 not _ me
221 not _ more
42 not _ my
301 not _ myself
27 not _ of
-85 not _ on
-73 not _ that
163 not _ the
28 not _ think
-53 not _ this
-54 not _ to
270 not _ up
-80 not _ what
-144 not _ who
-189 not _ without
262 not a
182 not be
127 not being
-73 not call
355 not care
182 not come
31 not do
173 not exist
-126 not feel
250 not for
105 not get
-188 not go
-196 not going
192 not here
140 not i
-111 not in
341 not jok
-152 not keep
120 not kill
256 not leav
-78 not look
-117 not make
246 not mind
176 not need
164 not say
186 not see
-164 not sleep
202 not stay
89 not stop
-356 not suicidal
210 not sure
-242 not take
327 not tell
-187 not that
48 not the
-184 not think
158 not to
113 not try
-39 not wait
238 not wake
-39 not want
-33 not wor
172 not worth
222 note
60 noth
171 noth left
350 noth to
99 notic
-45 notic _ was
-262 novel
206 now
207 now _ am
122 now _ i
113 now and
203 now i
58 now it
-110 numb
-110 numb _ the
-59 o
268 obituar
53 of
315 of _ aliv
-34 of _ and
-69 of _ i
-51 of _ in
185 of _ life
-83 of _ my
-128 of _ myself
254 of _ with
-108 of a
-109 of being
134 of dying
133 of end
-337 of hurt
96 of it
199 of jump
313 of life
152 of liv
-45 of me
-34 of my
102 of myself
145 of pil
34 of suicid
145 of the
37 of them
203 of thes
149 of this
157 off
45 off _ bridg
121 off _ me
-136 off a
148 off the
-77 off without
-212 offic
207 ohne
207 ohne mich
321 ojala
168 ojala _ despertara
209 ojala no
-111 ok
-130 okay
-152 old
145 old _ i
-54 old and
-102 on
-47 on _ and
45 on _ bridg
-140 on _ feet
-66 on _ floor
-112 on _ i
216 on _ mind
-353 on a
-214 on frida
-141 on holida
140 on liv
-84 on me
98 on my
109 on myself
446 on purpos
-246 on suicid
62 on sunda
-208 on that
125 on the
124 on this
92 on tuesda
-251 once
67 one
-167 one _ i
201 one _ the
103 one of
350 ones
149 only
222 only _ i
163 only _ that
183 only thing
240 open my
-116 or
-194 or _ to
-194 or not
311 other
-480 our
-87 out
-159 out _ i
-213 out _ my
275 out _ the
61 out and
233 out how
-114 out of
-156 out the
-72 over
212 over _ i
-283 over a
-102 over it
-58 over my
95 over the
183 overdos
171 overdos on
64 own
-135 own life
-154 pack
218 paid
83 paid the
33 pain
261 painles
-100 panic
-100 panic attack
286 paper
54 para
240 para siempr
-116 parent
228 park
-79 part
190 part _ me
330 part of
-290 pas
33 pas _ i
-169 pas away
98 password
94 past
134 pastilla
-93 peaceful
-346 pelicula
180 pens
180 pens _ suicid
180 pens au
45 pensado
45 pensado en
320 pensando
320 pensando en
275 penso
225 penso _ suicidio
146 penso em
63 peopl
31 person
109 peux
109 peux plus
-236 phon
-97 phon died
221 pick
182 pick _ the
57 pick up
129 pictur
200 pienso
-191 pienso _ el
48 pienso en
254 pil
-42 pil and
199 piu
-260 pizza
98 plac
127 plan
-95 plan _ kill
-84 plan is
53 plan my
-152 plan to
-336 plant
196 platform
-277 play
241 plus
124 plus _ reveiller
124 plus me
56 point
290 point _ me
203 point in
-150 point of
-89 pointles
-184 por
96 porqu
83 post
117 pray
233 prefer
57 prescription
-270 presentation
252 problem
-371 project
-118 promis
-37 promis i
-416 proud
-232 proud of
-236 puedo
-298 puedo mas
367 puent
446 purpos
-87 put
-240 put me
-79 put on
325 quando
114 que
200 que me
-107 que murio
83 queria
92 quero
348 quero me
119 quiero
296 quiero _ con
-139 quiero desaparecer
-50 quiero estar
-130 quiero irme
-62 quiero matarm
-143 quiero morir
241 quiero morirm
-145 quiero vivir
87 quiet
272 quisiera
264 quisiera _ y
-371 quit
-187 quit _ job
-127 quit my
237 quitarm
237 quitarm _ vida
237 quitarm la
-298 rain
85 rather
164 rather _ dead
-101 rather _ than
60 rather be
-101 rather die
85 rather not
327 razor
68 read
55 read the
277 read to
140 real
392 reason
153 reason _ live
157 reason _ stay
347 reason to
-109 refus
-247 regret
264 relaps
181 reliev
132 rent
142 rest
-179 result
186 reveiller
109 right
275 right now
-277 rip
-273 rir
-193 rire
-127 risa
-127 risa con
57 roof
-213 room
-154 roommat
246 rope
271 round
32 run
-119 sad
79 safe
-131 said
161 said _ would
-76 said goodby
73 said i
144 said my
-39 said yes
81 same
275 sans
221 sans moi
225 sav
58 saw
57 say
199 say _ i
-188 say _ want
-128 say i
53 say that
-261 says
-179 says i
128 says it
59 scar
-138 scar _ dying
29 scar _ will
29 scar i
-55 scar me
-179 scar of
-94 scratch _ arms
-26 scratch my
-147 season
32 see
-92 see _ point
-177 see my
53 see myself
54 see the
-32 see you
313 seem
-214 sees
-165 sees this
351 seguir
220 seguir viviendo
209 selbstmord
39 self
201 self harm
171 sem
171 sem mim
-54 semana
341 sempr
51 sens
55 sentido
156 sentido a
175 seria
119 servic
31 set a
-102 seul
-232 shak
-235 she
-49 she _ a
77 she _ i
-90 she _ me
41 she _ to
-49 she has
118 she is
-364 she said
31 she will
-185 shift
-48 shirt
-415 shoot
-323 shoot me
-102 shop
-169 shot
320 should
217 should _ it
129 should _ kill
81 should _ myself
25 should be
106 should end
232 should have
-170 should i
125 should not
-55 show
327 si
318 si me
-127 sick
314 side
240 siempr
-125 siento
218 siento que
51 sin
205 sin mi
-84 sinc
59 sinc _ breakup
-154 sinc _ kids
-48 sinc _ pas
-39 sinc my
-145 sinc the
-65 sister
-235 sister _ i
272 sit
293 sit _ the
221 sit on
-57 six
28 skin
-294 slay
-86 sleep
-170 sleep _ a
-169 sleep _ i
58 sleep _ my
125 sleep _ never
127 sleep and
-50 sleep for
317 sleep forever
-341 slept
-160 smal
-130 smil
-179 smok
-59 snap
266 soir
-236 sola
-72 some
102 some _ i
96 somebod
125 someon
152 someon _ me
35 someth
-65 someth i
154 son
75 son _ i
-357 song
-224 sono
-58 sono stanca
155 soon
116 sor
147 sor for
110 sort
302 sound
-49 soup
-287 speech
-170 spr
-58 stanca
196 stand
309 stand _ the
228 stand on
152 start
185 start _ i
217 start _ my
210 start to
198 stay
320 stay aliv
-127 stay here
387 step
-100 sterben
-122 sto
81 stood _ the
202 stop
28 stop _ about
244 stop _ my
-249 stop cry
312 stop me
28 stop think
-211 stor
-289 strangl
-227 stres
-178 stres about
-233 stres me
-321 stuck
65 stupid
-211 such
81 suicid
-306 suicid _ i
-148 suicid _ in
288 suicid _ the
-138 suicid _ year
235 suicid again
-233 suicid i
117 suicid last
80 suicidal
318 suicidal and
-32 suicidal i
-311 suicidal thought
373 suicidarm
97 suicidio
121 suicidio todo
-71 suis
-180 suis _ de
-413 suitcas
75 sunda
-129 sunset
231 suppos
84 suppos i
172 sure
197 sure _ want
197 sure i
-67 surger
-105 suspens
198 svegliarmi
105 switch
250 tabl
-132 tablet
409 tak
132 tak _ own
208 tak my
-61 take
-193 take _ own
272 take me
-247 take my
174 take them
-391 talk
-202 talk to
-229 talk tomorrow
-270 tarea
-307 tast
-241 teacher
-289 team
-292 teenager
203 tel
165 tel _ to
183 tel me
256 tell
-121 tell me
276 tell my
-350 ten
-99 ten minut
164 tengo
100 tengo _ de
225 tengo gana
-79 tengo miedo
-44 terminal
-346 test
-330 text
143 than
-83 thank
-87 thank _ for
190 thank you
-80 that
-48 that _ am
425 that _ do
162 that _ had
39 that _ is
225 that _ it
-103 that _ me
110 that _ should
278 that _ the
-310 that _ want
-35 that _ was
-163 that _ will
-145 that _ would
-223 that dres
-187 that email
-168 that exam
237 that i
210 that if
183 that is
205 that the
-174 that was
-52 the
203 the _ again
63 the _ and
243 the _ are
-115 the _ at
-196 the _ becaus
-164 the _ befor
-48 the _ but
-126 the _ chang
205 the _ com
169 the _ for
-222 the _ from
213 the _ had
26 the _ has
98 the _ in
-98 the _ is
-223 the _ it
-165 the _ kil
-281 the _ my
39 the _ next
-71 the _ of
124 the _ on
-212 the _ out
121 the _ right
-39 the _ shirt
118 the _ that
-163 the _ the
79 the _ they
187 the _ thing
259 the _ till
201 the _ time
197 the _ to
-50 the _ toda
-318 the _ was
163 the _ wher
80 the _ will
142 the _ with
189 the _ would
-103 the baby
143 the bank
223 the barn
223 the blad
-190 the boss
59 the breakup
152 the bridg
-64 the bus
44 the car
-162 the cat
-115 the clif
127 the clock
185 the courag
-175 the death
-332 the doctor
132 the dog
60 the door
-71 the edge
-100 the end
239 the first
-66 the floor
-152 the funeral
138 the good
-177 the ground
-175 the gym
-43 the heart
-42 the hous
267 the idea
-217 the interview
42 the job
45 the keys
-61 the kids
135 the kitchen
-78 the lake
255 the last
160 the letter
-207 the light
188 the lord
-229 the meet
177 the milk
172 the morn
-147 the new
141 the night
268 the obituar
248 the one
407 the only
200 the other
169 the pain
-70 the phon
54 the pil
196 the platform
-89 the point
-174 the result
57 the roof
323 the rope
36 the same
-102 the shop
100 the spr
-105 the suspens
136 the thing
483 the thought
-178 the time
253 the urge
-118 the wall
129 the water
86 the way
-93 the wed
25 the weekend
-65 the whol
-33 the will
-145 the window
35 the world
85 the yard
119 their
332 them
55 then
233 then i
-164 then the
197 ther
158 ther _ a
-169 ther _ no
313 ther _ noth
215 ther and
297 ther are
145 ther i
60 ther is
-247 therapist
113 thes
-109 thesi
161 they
146 they _ be
107 they _ not
211 they _ rather
112 they _ the
-225 they are
207 they will
389 they would
333 thing
51 thing _ i
254 thing i
138 thing is
106 thing that
58 things
205 think
-49 think _ am
128 think _ dying
31 think _ end
77 think _ how
48 think _ hurt
-134 think _ is
223 think _ it
183 think _ jump
231 think _ kil
-117 think _ my
340 think _ suicid
-55 think _ want
-125 think _ would
207 think about
-162 think it
188 think of
149 think that
252 think to
127 thirt
-73 this
106 this _ and
352 this _ i
-522 this _ is
80 this _ the
-73 this _ to
-141 this _ will
88 this anymor
245 this i
340 this is
-417 this job
481 this life
-336 this meet
299 this month
-73 this morn
-108 this project
194 this time
-225 this town
-327 this week
81 this weekend
374 this world
-289 thos
28 thought
-98 thought _ end
218 thought _ how
-229 thought _ kil
36 thought _ suicid
-50 thought about
-129 thought i
83 thought of
-115 thre
-166 through
-93 through my
-56 through the
294 till
-72 tim
-26 time
235 time _ am
127 time and
79 time i
142 time you
-71 tir
-51 tir _ being
-123 tir _ liv
93 tir _ the
31 to
-340 to _ a
272 to _ about
241 to _ again
-51 to _ aliv
275 to _ and
201 to _ anymor
-108 to _ anyth
297 to _ around
-143 to _ at
81 to _ be
-201 to _ but
408 to _ dead
64 to _ down
-193 to _ ever
172 to _ exist
-60 to _ for
126 to _ forever
226 to _ from
89 to _ harm
-78 to _ here
-148 to _ home
211 to _ hop
197 to _ i
-214 to _ if
48 to _ in
-370 to _ into
168 to _ it
150 to _ liv
143 to _ me
-37 to _ mom
170 to _ myself
133 to _ neighbour
221 to _ of
-194 to _ or
-159 to _ over
140 to _ right
114 to _ school
82 to _ suicidal
-212 to _ that
64 to _ things
-79 to _ this
-369 to _ to
153 to _ tonight
183 to _ wake
-143 to _ with
-151 to _ you
66 to all
46 to be
-163 to bed
243 to ble
-270 to charit
209 to come
233 to cut
138 to die
-75 to disappear
74 to do
354 to driv
-83 to end
111 to everybod
353 to exist
119 to feel
166 to finish
-99 to get
-284 to give
-29 to go
-31 to hang
-119 to her
310 to him
-57 to hurt
392 to join
217 to jump
-32 to keep
57 to kill
30 to know
-195 to leav
134 to live
274 to make
210 to me
116 to myself
252 to not
332 to overdos
-43 to quit
-199 to run
-78 to say
-171 to see
-163 to self
100 to start
-71 to stay
-88 to stop
-104 to suicid
43 to take
258 to that
-217 to the
64 to try
179 to unaliv
134 to wake
-184 to work
-27 toda
-330 toda _ i
255 toda _ pastilla
-107 toda i
255 toda las
-208 todmud
501 todo
169 todo _ dias
156 todo los
-63 told
-86 tomorrow
133 tomorrow _ will
133 tomorrow _ would
236 tomorrow i
149 tonight
211 tonight i
42 tonight is
145 took
-226 took _ own
242 took a
-257 took his
-139 took my
-99 took the
146 tous
188 tout
-266 town
-269 trabajo
-186 traffic
-100 travel
69 tried
-71 tried _ kill
223 tried last
-88 tried to
-362 trip
-264 trist
338 try
206 try to
65 tuer
150 tuesda
139 tuesda and
-229 turn
-147 two
-215 two _ and
200 two year
133 un
-40 una
301 unaliv
105 unaliv myself
-135 uncl
45 und
113 under
-257 understand
305 until
189 until _ bled
178 until i
243 until it
243 until they
-70 up
45 up _ i
-112 up _ mind
-60 up _ my
208 up _ that
125 up _ the
104 up and
-274 up at
-268 up ear
298 up for
-120 up i
-225 up my
142 up on
-36 up to
143 up toda
363 up tomorrow
-111 up with
52 upset
253 urge
253 urge to
-396 us
256 use
185 use it
-367 used
-159 used _ cut
-337 used to
257 using
-312 va
-223 va _ matar
-223 va a
-331 vacation
356 vec
340 veo
114 veo _ a
114 veo sentido
140 veux
190 veux mourir
-32 veux plus
239 vez
275 vida
-174 video
-214 villain
521 viver
220 viviendo
381 vivir
516 vivr
304 voglio
-31 voglio morir
181 voic
356 vorrei
261 vou
229 vou _ matar
229 vou me
273 voy
229 voy _ matar
273 voy a
196 wait
25 wait _ be
-314 wait _ this
117 wait for
153 wait to
196 wak
196 wak up
204 wake
200 wake _ and
207 wake _ tomorrow
272 wake up
-56 walk
67 walk in
57 wall
154 want
153 want _ be
235 want _ cut
83 want _ die
215 want _ exist
-231 want _ give
-96 want _ go
-88 want _ hurt
-131 want _ jump
-212 want _ life
-33 want _ live
211 want _ not
184 want _ of
-199 want _ quit
-70 want _ see
-76 want _ sleep
252 want _ to
148 want _ unaliv
71 want _ wake
55 want it
155 want out
-223 want the
264 ware
-189 was
-173 was _ a
-38 was _ again
-218 was _ and
188 was _ born
27 was _ for
-413 was _ i
-187 was _ in
169 was _ last
-227 was _ on
-243 was _ the
-393 was a
101 was dead
-45 was gone
-200 was late
312 was never
399 was not
-190 was on
-315 was suicidal
196 was the
112 was think
-305 watch
-141 watch a
-207 watch the
101 water
93 way
36 way out
46 way to
279 ways
164 ways to
-548 we
-81 we _ going
-252 we _ the
-348 we are
-50 we bur
-152 we got
-96 we lost
-217 wear
-250 wed
-248 week
221 week and
-178 weekend
135 weird
-177 went
149 went _ and
-41 went _ the
-170 went to
101 were _ for
135 were gone
101 were not
213 what _ need
87 what _ the
-222 what happen
205 what i
45 what is
94 when
471 when _ am
218 when _ get
-37 when _ is
-122 when _ sees
-390 when _ was
-85 when he
111 when i
151 when my
166 when she
-121 when the
239 when they
156 whenever
222 wher
191 wher i
40 whether
71 whether i
71 which
157 whil
155 whil i
148 who
95 who is
-100 who would
-64 whol
33 why
274 why _ i
78 why _ should
194 why i
271 wieder
217 wife
-131 wife _ and
253 wife is
-263 wifi
114 will
30 will _ be
168 will _ dead
138 will _ it
-71 will _ me
-138 will _ my
268 will _ myself
-183 will _ the
41 will _ wake
44 will be
138 will do
128 will end
95 will find
230 will mich
-267 will nicht
238 will not
244 will take
-140 will to
-145 window
342 wish
108 wish _ could
223 wish _ had
348 wish _ would
287 wish i
-92 wish it
280 wish the
195 wish to
-82 with
-262 with _ boyfriend
-187 with _ email
38 with _ i
169 with _ life
115 with a
-140 with her
414 with it
292 with life
-229 with my
239 with myself
-361 with that
119 with the
-278 with this
48 with who
-63 without
-69 without him
81 without me
-85 without my
27 woke
27 woke up
26 wonder
-159 wor
-386 work
-109 work and
451 world
154 world would
198 worth
241 would
137 would _ a
188 would _ be
135 would _ better
84 would _ care
-367 would _ die
84 would _ easier
98 would _ fine
157 would _ for
168 would _ go
119 would _ happier
63 would _ if
291 would _ it
110 would _ me
213 would _ mind
-129 would _ my
124 would _ myself
81 would _ nice
161 would _ not
265 would be
-373 would die
-215 would end
247 would get
145 would have
155 would i
-220 would kill
144 would like
-114 would never
266 would not
164 would notic
42 would rather
-115 would take
379 wrist
106 writ
-192 writ a
275 written
147 wrong
187 wrot
-27 wrot _ letter
-218 wrot a
264 wrot my
164 wunscht
164 wunscht ich
59 y
228 y _ despertar
262 y _ se
74 y me
-82 y nadi
419 ya
94 ya _ aguanto
313 ya _ quiero
207 ya no
85 yard
304 yeah
290 yeah _ i
69 yeah i
-250 year
-136 year _ and
-157 year _ i
282 year _ this
-409 year ago
113 year and
209 year of
-218 year old
-50 yes
-71 yesterda
46 yet
-62 yo
-92 you _ everyth
162 you _ i
-160 you _ kil
146 you _ listen
-183 you _ me
232 you _ not
88 you _ the
-81 you _ to
278 you all
-78 you are
190 you for
-138 you have
268 you know
216 you will
86 yourself
-35 zu
`,
);

export const ACTIVE_WEIGHTS = parseWeights(
  -0.28,
  `
-53 a
-137 a _ and
47 a _ for
-30 a _ i
160 a _ in
162 a _ of
-239 a _ que
-96 a _ that
-80 a _ to
115 a _ vida
-42 a _ when
-149 a better
-150 a bit
-120 a bother
-118 a car
131 a date
-137 a day
56 a gun
-39 a long
25 a lot
159 a matar
161 a mi
-136 a person
116 a plan
-73 a reason
156 a sin
102 a vec
209 about
-28 about _ i
204 about _ my
153 about being
127 about end
191 about how
54 about it
-81 about not
119 about suicid
67 about the
181 about to
351 acabar
253 acabar con
-66 accident
-103 acordar
-108 afraid
341 after
135 after my
70 after tonight
146 again and
-43 again i
40 ago
109 agre
198 aguanto
36 ai
369 al
150 al suicidio
-291 aliv
120 all
-84 all i
148 all my
-157 all of
-190 alle
41 alon
56 am
131 am _ about
30 am _ aliv
70 am _ and
-289 am _ for
174 am _ going
-96 am _ i
78 am _ it
43 am _ more
82 am _ my
-291 am _ of
275 am _ on
-66 am _ that
-43 am _ the
92 am _ this
-206 am _ with
-380 am a
181 am about
86 am dead
139 am end
290 am going
28 am hold
234 am in
-57 am not
149 am on
-171 am only
-192 am over
173 am plan
-238 am read
125 am sit
133 am sor
153 am suicidal
318 am think
-120 am tir
-305 am wait
177 an
125 an _ ago
167 an hour
-150 an old
184 an selbstmord
105 and
89 and _ about
232 and _ am
34 and _ and
36 and _ at
202 and _ can
-88 and _ did
126 and _ do
204 and _ feel
-61 and _ first
231 and _ have
67 and _ i
39 and _ is
-60 and _ it
-258 and _ keep
132 and _ know
103 and _ my
-106 and _ night
155 and _ out
136 and _ that
229 and _ the
192 and _ think
75 and _ thought
-173 and _ wake
98 and _ want
222 and _ will
-107 and _ wish
-250 and _ would
-94 and a
51 and be
103 and i
205 and it
-106 and last
170 and my
121 and nobod
-282 and not
-36 and now
69 and she
-54 and that
149 and the
46 and then
-41 and they
283 and think
-70 and thought
-33 angr
-108 another
-79 another _ of
-217 another day
-133 any
-173 anymor
-104 anymor _ i
62 anyon
-296 anyth
-121 aqui
-67 are
146 are _ the
-301 arm
-339 arms
-111 arms _ they
-111 arms until
-163 around
-63 as
-266 ask
58 asleep
97 at _ and
108 at _ point
223 at it
-30 at my
71 at the
103 au
103 au suicid
103 away
57 baby
-204 bad
277 bank
186 barn
34 be
110 be _ and
-30 be _ anymor
195 be _ by
-119 be _ for
234 be _ i
-39 be _ if
-47 be _ than
188 be _ to
-82 be _ with
-95 be _ without
-64 be a
75 be around
78 be better
165 be dead
45 be done
59 be easier
-85 be fine
-93 be gone
-139 be happier
-282 be nice
269 be over
-32 be with
-143 becaus
-131 becaus _ deserv
-349 becaus _ do
-142 becaus i
-54 becaus it
-242 bed
219 been _ about
56 been _ my
117 been _ of
190 been _ to
-81 been _ two
-182 been born
111 been hav
140 been think
235 befor
73 befor _ get
-287 being
-354 being aliv
-232 being dramatic
-190 besser
-143 better
-107 better _ without
-230 better off
58 birthda
34 birthda _ am
-150 bit
-407 blad
129 blam
-84 ble
-182 bled
174 bleed
-144 blood
-61 body
-349 born
-225 bother
228 bottl
194 bottl of
-51 bought
201 brain
-236 brazo
-86 brazo cuando
-160 break
-136 breath
177 bridg
290 bring
256 bring mich
66 brother
100 build
-434 burn
-201 burn my
-357 burn myself
-41 bus
-63 but
-191 but _ do
-61 but _ have
-174 but _ is
-78 but i
-174 but it
237 by
173 by _ i
40 by _ time
294 by my
201 by the
-66 cal
144 call
-65 calm
-84 calm me
35 can
211 can _ i
133 can _ me
-197 can _ say
-182 can _ see
199 can _ stay
40 can _ stop
255 can _ wait
68 can stop
-201 cansada
-132 cansada _ vivir
-201 cansada de
179 car
-61 care
-185 care _ i
-144 care if
189 carta
153 carta _ despedida
153 carta de
245 cat
228 ce
228 ce soir
127 chang
-234 clean
136 clean the
-120 clock
122 clos
130 com
69 com back
-192 come
-109 come back
-123 comfort
209 como
112 con
277 con _ vida
194 con todo
97 consider
-90 control
142 cook
-192 corto
-86 corto _ brazo
-86 corto los
-70 could _ my
-170 could stop
235 courag
65 cover
33 crash
-241 cros
-63 cry
-32 cuando
-474 cut
133 cut my
-342 cut myself
-352 cuts
91 d
155 dad
203 date
32 day
-87 days
166 de
153 de despedida
119 de mi
-256 de vivir
-311 de vivr
146 dead
105 dead _ i
-27 dead _ want
158 dead i
-118 dead than
314 death
365 decid
137 decid to
251 delet
184 denk
-102 desaparecer
-102 desaparecer _ siempr
-102 desaparecer para
-280 deserv
-131 deserv it
-88 deserv to
153 despedida
-174 despertar
-117 despertara
-117 despertara manana
-172 di
34 dias
-89 did
155 did _ i
-60 did _ wake
177 did it
-230 did not
321 die
76 die and
227 die i
-332 died
-75 died _ i
-143 died and
-29 died in
-407 disappear
-52 do
97 do _ anymor
104 do _ care
-181 do _ feel
74 do _ have
-88 do _ i
79 do _ know
-98 do _ make
-125 do _ myself
-214 do _ think
-97 do _ to
-299 do _ want
-67 do i
207 do it
-54 do not
-26 do this
-169 does
-332 does not
78 dog
51 dog i
277 doing
217 doing it
112 done
-226 done with
-239 dormir
-132 down
-162 dramatic
-104 dramatic _ i
95 drawer
316 driv
257 driv home
-246 drop
-205 du
-205 du mal
116 dying
151 dying i
-96 e
86 each
166 each of
73 earth
-35 easier
-48 easier _ i
-103 easier if
-173 eat
136 edge
89 el
167 el suicidio
-230 else
56 em
128 em suicidio
253 en
132 en _ plus
-42 en el
141 en finir
66 en la
132 en peux
268 end
122 end _ all
135 end _ i
45 end _ life
422 end it
73 end my
173 english
203 enough
-78 envi
105 es
32 esta
161 esta noch
-379 estar
-202 estarian
-170 estarian _ sin
-202 estarian mejor
119 esto
-316 esto _ de
-132 esto cansada
-104 even
-174 even i
-131 ever
-51 ever _ i
121 ever day
-133 ever morn
58 ever night
38 ever time
-53 everybod
-66 everyon _ be
-84 everyon would
290 everyth
167 everyth _ the
173 everyth i
167 everyth in
-145 exact
-506 exist
-88 exist anymor
275 exit
92 explain
-158 extranaria
137 fail
-201 fami would
229 farla
229 farla finita
118 fault
-45 feel
-160 feel _ a
-96 feel _ i
198 feel _ the
-202 felt
-74 fight
-27 figur
161 find
329 find me
139 find out
49 fine
-85 fine if
141 finir
331 finish
229 finita
-39 for
385 for _ i
-47 for _ on
55 for _ to
-85 for a
89 for everyth
229 for good
-201 for it
-40 for me
45 for my
-105 for the
42 for week
73 for what
-62 forever
176 forgiv
77 forgiv _ for
176 forgiv me
-129 fort
101 forward
117 found
119 four
-141 friend
-207 friend are
-153 from
181 from me
-68 from the
198 fun
-303 funeral
-102 gana
-102 gana de
236 garag
348 gave
171 gave _ my
31 get
170 get _ the
-63 get this
83 gets
75 girl
85 give
-147 go _ liv
-129 go _ sleep
142 go _ the
-133 go and
-32 go back
-191 go on
-36 go to
-387 god
-62 god _ me
-155 goes
251 going
202 going _ do
124 going _ end
76 going _ kill
250 going to
-129 gone
-58 gone and
114 good
617 goodby
250 googl
116 googl _ to
-71 got
-118 got _ all
208 got a
79 got it
156 grad
91 great
58 gues
313 gun
146 gun i
239 habe
-100 had
-226 had my
132 had the
-45 had to
-240 half
106 hand
382 hang
323 hang myself
62 happen
-220 happen _ me
-220 happen to
-139 happier
-90 hard
-252 harm
-58 has
-47 has been
-210 hate
205 hav
117 have
221 have _ a
141 have _ about
130 have _ and
111 have _ hav
-174 have _ hurt
167 have _ i
116 have _ it
196 have _ read
96 have _ think
120 have _ thought
101 have _ to
37 have a
-50 have been
348 have decid
-81 have gone
-154 have had
119 have it
-32 have no
-167 have start
161 have the
178 have thought
139 have to
-84 head
146 hear
181 hear _ me
181 hear from
-116 heart
-130 help
139 her
-146 here
82 here anymor
-118 here for
202 heut
-108 hijo
-254 him
-116 his
-407 hit
-97 hit _ i
-207 hit myself
390 ho
148 hoje
84 hold
81 home
62 home i
-402 hop
-196 hop _ will
-142 hop i
-296 hope
-208 hope i
176 hour
125 hour ago
93 hous
244 how
204 how _ would
194 how i
142 how to
-494 hurt
-122 hurt _ is
-578 hurt myself
-183 husband
-64 i
-125 i _ a
139 i _ about
36 i _ all
122 i _ an
-33 i _ angr
53 i _ be
214 i _ calm
-88 i _ dead
348 i _ decid
-134 i _ died
144 i _ do
91 i _ done
315 i _ end
-176 i _ ever
202 i _ finish
-99 i _ get
193 i _ go
-85 i _ god
255 i _ going
-95 i _ gone
42 i _ got
-112 i _ had
197 i _ hav
-35 i _ have
-60 i _ him
-212 i _ hit
28 i _ hold
-244 i _ hop
-90 i _ how
208 i _ in
-41 i _ it
388 i _ kill
-88 i _ last
226 i _ leav
-112 i _ like
-187 i _ look
215 i _ make
205 i _ more
-119 i _ my
-35 i _ myself
-100 i _ never
-91 i _ no
-118 i _ not
230 i _ off
191 i _ on
-171 i _ only
232 i _ out
-100 i _ over
213 i _ plan
-165 i _ read
92 i _ sit
-51 i _ someth
133 i _ sor
114 i _ stand
-118 i _ start
-79 i _ stop
312 i _ suicidal
-142 i _ the
191 i _ them
122 i _ ther
62 i _ think
241 i _ this
178 i _ thought
-120 i _ tir
134 i _ to
-86 i _ up
-305 i _ wait
151 i _ want
-161 i _ wish
27 i _ with
174 i _ writ
74 i _ you
81 i am
-206 i ask
-51 i bought
-247 i burn
109 i clean
33 i could
91 i cut
-141 i deserv
-70 i did
-182 i die
-147 i died
-221 i do
-246 i drop
118 i fail
-143 i felt
-355 i find
310 i gave
-115 i get
-98 i got
58 i gues
130 i had
-197 i hate
202 i have
-164 i hit
-250 i hope
-219 i hurt
-36 i keep
303 i kil
249 i know
97 i lie
-223 i live
169 i look
118 i love
207 i make
169 i mean
47 i need
-341 i never
-64 i only
-73 i pray
-249 i relaps
183 i said
-194 i scratch
206 i should
-216 i sleep
140 i stood
-343 i stop
215 i swallow
203 i think
145 i thought
335 i took
121 i tried
-86 i used
-44 i wake
195 i want
-184 i was
65 i went
-159 i were
282 i will
-322 i wish
-274 i would
206 i wrot
56 ich
-282 ich _ nicht
303 ich _ sterben
256 ich bring
184 ich denk
199 ich habe
130 ich mocht
-257 ich ware
-159 ich wunscht
157 idea
-93 if _ am
125 if _ did
-147 if _ died
-105 if _ drop
118 if _ fail
111 if _ is
303 if _ kil
-158 if _ want
-343 if _ was
-126 if _ were
-86 if a
-33 if i
-38 if it
170 if the
-89 if they
299 imagin
-158 in
139 in _ and
180 in _ barn
95 in _ drawer
79 in _ hand
-44 in _ head
-124 in _ i
-65 in _ sleep
-184 in _ world
44 in a
85 in and
-227 in it
48 in my
-238 in that
94 in this
-89 instead
145 insuranc
244 intent
153 into
-46 irme
-157 irme con
-185 is _ a
-143 is _ and
105 is _ for
79 is _ i
30 is _ it
217 is _ last
-187 is _ left
-216 is _ me
-151 is _ point
-78 is _ reason
194 is _ the
152 is _ to
35 is _ up
189 is a
-44 is all
75 is asleep
129 is dying
-41 is fine
116 is gone
-70 is hard
260 is i
30 is it
84 is like
-72 is my
-243 is no
-47 is not
219 is on
-71 is over
-114 is quiet
-171 is to
172 is when
115 it
185 it _ a
37 it _ all
64 it _ and
108 it _ be
-170 it _ been
-209 it _ end
196 it _ i
113 it _ like
-165 it _ me
118 it _ my
62 it _ not
82 it _ over
-115 it _ quiet
-64 it _ the
-88 it _ this
118 it _ time
122 it _ want
-110 it a
95 it after
-319 it again
45 it but
-160 it com
-135 it gets
43 it i
116 it in
52 it is
219 it now
64 it on
-93 it take
74 it to
256 it tonight
230 it was
-63 it were
62 it will
-103 it would
239 its
54 j
396 j ai
103 je _ au
162 je _ en
137 je _ me
191 je _ mourir
-228 je me
-106 je n
103 je pens
-140 je suis
230 je veux
-151 job
-151 join
145 jok
194 jour
360 jump
145 jump _ the
145 jump from
104 keep
113 keep _ about
171 keep _ back
85 keep _ i
198 keep _ my
200 keep _ the
-104 keep going
49 keep liv
-76 keep think
192 kids
154 kids are
240 kil
257 kil myself
314 kill
127 kill _ and
-119 kill _ but
124 kill _ i
193 kill _ if
116 kill _ sinc
55 kill _ tonight
235 kill me
268 kill myself
63 kind
84 know
105 know _ to
85 know how
30 know i
-158 know if
-209 know it
52 know what
144 know why
170 la
108 la carta
-135 la vida
189 las
189 las pastilla
146 last
298 last _ and
-64 last _ i
179 last time
-57 laugh
-335 le
-148 le _ sentido
-57 le veo
231 leav
47 leav this
-106 leben
117 left
-253 legs
-236 let it
94 let me
244 letter
86 letter _ my
134 letter to
97 lie _ and
97 lie ther
-111 life
-268 life _ not
116 life and
-40 life i
-133 life is
-87 lighter
-54 like
-230 like _ have
395 like _ myself
204 like _ only
-200 like a
-250 like i
198 like the
-154 like this
38 like to
41 listen
-375 liv
-186 live
225 live _ i
335 live _ want
37 live anymor
-147 live for
363 live i
388 lo
336 load
-59 long
131 long time
159 longer
208 look
51 look _ i
127 look _ it
91 look _ the
198 look after
153 look at
-302 lord
-173 lord _ take
-104 lord will
-220 los
-86 los _ cuando
-236 los brazo
-342 lost
25 lot
138 love
74 love _ all
74 love you
-155 luck
304 lying
-113 made
-182 mais
-93 mais viver
-57 mak
166 make
109 make it
-291 mal
-468 male
-49 mama
-140 man
-30 manana
256 many
400 matar
456 matarm
-142 me
204 me _ a
72 me _ am
-205 me _ du
121 me _ i
216 me _ is
-117 me _ it
-86 me _ los
-125 me _ this
-137 me _ want
-89 me _ would
88 me and
-192 me corto
-158 me extranaria
59 me for
-37 me i
217 me if
-163 me in
-83 me is
126 me it
304 me matar
-191 me out
90 me quiero
-129 me reveiller
113 me to
239 me tuer
204 me voy
169 mean
155 mean i
189 meds
-351 mehr
-177 mehr leben
-210 mejor
-213 mejor _ mi
-213 mejor sin
-187 melhor
-187 melhor _ mim
-187 melhor sem
144 mes
173 mi
-81 mi _ que
-49 mi mama
277 mi vida
-75 mich
-262 mich wieder
-100 might
116 milk
-187 mim
150 mind
141 minha
-223 mis
130 mocht
-198 moi
71 mom
245 monda
-109 month
71 month _ i
-161 month and
-35 more
243 more i
-38 more than
278 morir
457 morirm
-111 morn
-100 morn i
386 morrer
262 most
191 mourir
87 mov
-53 much
70 mum
51 my
73 my _ again
81 my _ and
-317 my _ are
132 my _ becaus
-227 my _ died
57 my _ i
-290 my _ in
192 my _ is
268 my _ life
-95 my _ now
67 my _ one
155 my _ right
185 my _ says
-210 my _ until
94 my _ when
-26 my _ with
-43 my _ would
-301 my arm
-339 my arms
-287 my body
209 my brother
176 my cat
73 my dad
-70 my dog
173 my english
-160 my friend
213 my goodby
227 my gun
-221 my hand
-312 my heart
-183 my husband
104 my kids
213 my last
-253 my legs
131 my life
252 my mind
80 my mother
-78 my mum
234 my own
-159 my parent
-269 my skin
-65 my sleep
62 my son
395 my wrist
154 myself
-143 myself _ i
-163 myself _ night
228 myself _ not
-58 myself _ the
-99 myself again
200 myself and
361 myself i
193 myself if
-98 myself in
-122 myself is
-140 myself last
113 myself this
-181 myself tonight
93 myself until
-98 myself when
-106 n
-215 nacido
-109 nadi
-158 nadi _ extranaria
-158 nadi me
-420 nao
-160 nao _ mais
-313 ne
-99 ne _ me
-129 ne plus
-90 need me
-58 need to
207 neighbour
-237 never
-85 never _ up
-37 never wake
-314 new
256 next
146 next _ me
210 next to
-115 nice
-194 nice if
-85 nicht
-177 nicht _ leben
-85 nicht mehr
75 night
146 night i
-182 no
127 no _ a
-188 no _ in
-117 no _ manana
-215 no _ nacido
-213 no _ seguir
-32 no _ to
-57 no _ veo
-64 no _ vivir
198 no aguanto
-165 no despertar
-117 no despertara
-148 no le
-322 no more
-186 no quiero
-108 no reason
160 no se
-186 no tengo
-47 nobod
-204 nobod _ notic
240 nobod _ stop
140 nobod can
86 nobod know
-125 nobod would
170 noch
-68 non
-244 non _ piu
-177 non svegliarmi
-104 not
-361 not _ about
91 not _ aliv
131 not _ anymor
77 not _ anyon
-31 not _ be
-145 not _ day
118 not _ fault
-176 not _ for
129 not _ here
-268 not _ i
-244 not _ if
-101 not _ it
-186 not _ like
-231 not _ me
31 not _ my
56 not _ myself
-303 not _ of
104 not _ the
-197 not _ think
-67 not _ to
-148 not _ up
-27 not _ why
-73 not a
164 not be
-269 not being
41 not care
-147 not come
-262 not exist
-181 not feel
-100 not for
174 not going
-120 not have
-45 not here
-195 not i
145 not jok
-161 not kill
55 not know
162 not leav
-64 not need
-228 not say
-122 not see
199 not stay
-77 not sure
112 not tell
-339 not think
-217 not to
284 not wait
-147 not wake
-235 not want
-210 not worth
350 note
-285 noth
-187 noth left
-293 noth to
-132 notic
-231 notic i
183 now
-54 now _ am
175 now _ i
-37 now and
94 now i
-229 nunca
76 of
-91 of _ aliv
-129 of _ and
-117 of _ i
42 of _ life
28 of _ my
154 of _ myself
132 of _ with
-107 of being
79 of dying
155 of end
-72 of it
221 of jump
58 of kil
46 of life
-162 of liv
-121 of me
172 of my
-33 of myself
117 of pil
155 of suicid
124 of the
45 of them
176 of thes
-162 of this
-57 off
-84 off _ me
-61 off the
-84 off without
-190 ohne
-190 ohne mich
-281 ojala
-117 ojala _ despertara
-151 ojala no
61 ok
48 okay
-173 old
44 on
58 on _ and
40 on _ bridg
136 on _ edge
80 on _ i
-147 on liv
-76 on me
-206 on my
109 on myself
91 on purpos
208 on sunda
473 on the
-244 on this
186 once
35 one _ i
267 one _ the
-185 one day
150 one of
-79 ones
-192 only
-114 only _ i
-91 only _ that
-217 open
-59 open my
-165 or
65 out
-96 out _ the
117 out _ this
125 out and
166 out how
44 over
-74 over _ i
135 over the
291 overdos
288 own
268 own life
156 paid
-210 pain
189 painles
183 paper
-119 para
-102 para siempr
-159 parent
143 park
-248 pas
260 pastilla
103 pens
103 pens _ suicid
103 pens au
161 pensando
161 pensando en
270 penso
173 penso _ suicidio
128 penso em
-297 peopl
-81 person
132 peux
132 peux plus
58 phon
101 pick
26 pictur
219 pienso
224 pienso en
433 pil
125 pil and
-244 piu
-186 plac
356 plan
84 plan _ kill
35 plan my
211 plan to
171 platform
-279 plus
-99 plus _ reveiller
-99 plus me
-76 point
-94 point _ me
-124 point in
-134 point of
67 post
-73 pray
-224 prefer
41 prescription
235 problem
-184 promis
302 puent
91 purpos
324 put
-276 quando
-58 que
-170 que me
-222 queria
138 quero
-40 quero me
-175 quiero _ con
282 quiero morirm
76 quiero vivir
-121 quiet
-162 quisiera
-254 quisiera _ y
261 quitarm
261 quitarm _ vida
261 quitarm la
97 rather
-85 rather _ dead
-163 rather be
-73 rather not
-251 razor
-38 read
59 read _ go
-153 real
-426 reason
-60 reason _ live
-107 reason _ stay
-177 reason to
-56 relaps
-155 reliev
185 rent
-149 rest
-129 reveiller
146 right
49 right now
160 roof
303 rope
-30 round
-154 run
143 said
170 said _ would
54 said i
-146 sans
-198 sans moi
-80 say
-47 say _ i
-148 say i
151 says
130 says i
-52 scar
-178 scar me
-98 school
-252 scratch
-170 scratch my
312 se
-72 see
-155 see myself
-178 see the
241 seem
-361 seguir
-155 seguir viviendo
184 selbstmord
-307 self
-307 self harm
-187 sem
-187 sem mim
-176 sempr
42 sens
-237 sentido
-148 sentido a
-295 seria
-50 she
-273 she is
145 should _ it
260 should _ kill
197 should _ myself
92 should be
113 should end
-233 should have
-210 should not
-163 show
-93 si
-233 si me
-89 sick
-102 siempr
-63 siento
43 siento que
33 sin
-213 sin mi
-60 sinc
70 sinc the
159 sit
179 sit _ the
170 sit on
-269 skin
-345 sleep
-85 sleep _ never
-285 sleep and
-213 sleep forever
228 soir
42 solo
-153 some
-107 some _ i
-116 somebod
-262 someon
-98 son
84 sor
160 sor for
108 sort
-43 sound
-111 spr
58 stand
58 stand _ the
93 stand on
-52 start
108 start _ i
143 start to
-29 stay
-205 stay aliv
305 step
303 sterben
94 stood
36 stood _ the
-176 stop
-197 stop _ about
-128 stop _ my
-92 stop me
-197 stop think
624 suicid
138 suicid _ the
96 suicid again
203 suicid is
581 suicidal
147 suicidal and
288 suicidarm
292 suicidio
118 suicidio todo
-140 suis
269 sunda
-148 suppos
87 sure
-63 sure _ want
-63 sure i
-140 surviv
-177 svegliarmi
215 swallow
207 tabl
-277 tak
140 tak _ own
74 take
-275 take me
159 take my
-107 take them
137 talk
164 tel
135 tel _ to
171 tel me
253 tell
149 tell my
168 tengo
-46 tengo _ de
-102 tengo gana
163 than
165 thank
128 thank _ for
128 thank you
-65 that
-333 that _ do
192 that _ i
-125 that _ it
129 that _ should
-41 that _ the
40 that _ would
-100 that i
226 that if
181 that is
73 the
-147 the _ again
54 the _ and
181 the _ are
84 the _ for
-118 the _ had
94 the _ home
71 the _ in
-49 the _ is
106 the _ next
81 the _ of
-117 the _ on
99 the _ right
78 the _ that
143 the _ they
37 the _ thing
-237 the _ till
171 the _ time
-116 the _ to
47 the _ will
-119 the _ with
201 the _ would
57 the baby
194 the bank
186 the barn
-341 the blad
177 the bridg
283 the car
235 the courag
174 the dog
136 the edge
-35 the end
-59 the first
-185 the good
108 the hous
157 the idea
335 the last
152 the letter
-177 the lord
116 the milk
-68 the morn
185 the night
167 the one
-71 the only
178 the pil
171 the platform
160 the roof
263 the rope
38 the thing
93 the thought
85 the time
185 the train
-199 the urge
-152 the wall
-172 the way
-210 the world
233 them
78 then i
-35 ther
174 ther _ a
-165 ther _ no
93 ther and
-131 ther are
131 ther i
196 thes
49 they
-53 they _ be
240 they _ rather
192 they _ the
292 they will
-104 thing
117 thing _ i
146 thing i
71 thing is
-203 thing that
145 things
110 think
147 think _ am
192 think _ end
88 think _ how
263 think _ is
-160 think _ it
209 think _ jump
-53 think _ kil
-229 think _ my
179 think _ suicid
-225 think _ would
30 think about
244 think i
-274 think it
41 think of
76 think that
221 think to
146 this
-142 this _ and
181 this _ i
165 this _ my
128 this _ the
250 this i
302 this is
-128 this life
-47 this month
133 this time
106 this weekend
-63 this world
237 thought
154 thought _ how
84 thought _ suicid
200 thought about
131 thought of
-222 thre
201 through
143 thursda
-262 till
183 time
-96 time _ am
-146 time _ i
174 time and
-30 time i
44 time you
-198 tir
-68 tir _ being
-276 tir of
147 to _ about
81 to _ again
-143 to _ aliv
-145 to _ and
-55 to _ anymor
-56 to _ around
200 to _ dead
-118 to _ down
-240 to _ exist
-159 to _ for
-206 to _ forever
145 to _ from
-175 to _ here
-235 to _ hop
337 to _ i
-96 to _ in
351 to _ it
-85 to _ liv
29 to _ me
117 to _ my
157 to _ myself
170 to _ of
113 to _ on
68 to _ out
-103 to _ right
-189 to _ the
105 to _ them
-168 to _ this
67 to _ to
-60 to _ tonight
-44 to _ with
-107 to be
-37 to ble
-371 to cut
204 to die
-253 to disappear
175 to do
179 to driv
321 to end
-146 to exist
-187 to feel
167 to finish
152 to get
-43 to go
134 to hang
208 to him
-352 to hurt
-222 to join
231 to jump
-169 to keep
265 to kill
-137 to know
-106 to leav
-218 to live
184 to make
-46 to me
129 to my
-158 to not
215 to overdos
165 to say
-115 to see
-338 to sleep
-186 to stay
-30 to stop
172 to take
109 to talk
-27 to that
80 to the
195 to unaliv
-208 to wake
182 toda _ pastilla
182 toda las
231 todo
34 todo _ dias
34 told
129 tomorrow
189 tomorrow _ will
-191 tomorrow _ would
-53 tomorrow i
304 tonight
69 tonight i
110 tonight is
374 took
204 took a
161 tous
-70 tout
196 train
121 tried
219 tried last
142 tried to
47 try
45 try to
239 tuer
207 tuesda
182 turn
-47 two year
29 una
367 unaliv
108 unaliv myself
-203 under
-248 until
-155 until _ bled
-346 until i
-329 until it
-113 up
-137 up _ i
-169 up _ that
-174 up _ the
100 up and
116 up for
300 up i
-65 up the
-83 up to
111 up tomorrow
-199 urge
-199 urge to
-283 use
-109 use it
-70 used
155 used to
-27 using
157 vec
83 veo
-57 veo _ a
-57 veo sentido
140 veux
191 veux mourir
48 vida
-330 viva
-462 viver
-155 viviendo
-358 vivir
-429 vivr
295 voglio
153 voic
-319 vorrei
204 vou
148 vou _ matar
148 vou me
402 voy
159 voy _ matar
402 voy a
-150 wait for
-54 wait to
59 wak
59 wak up
-168 wake
-177 wake _ tomorrow
-92 wake up
183 walk
25 want
-95 want _ be
-353 want _ cut
213 want _ die
-253 want _ disappear
365 want _ end
-72 want _ exist
-116 want _ go
-230 want _ hurt
162 want _ kill
-27 want _ live
-228 want _ not
192 want _ of
-175 want _ sleep
-146 want _ stop
-167 want _ to
188 want _ unaliv
-75 want _ wake
38 want it
285 want out
-35 want to
-287 ware
-81 was
-71 was _ born
276 was _ i
-159 was dead
-194 was gone
-82 was never
95 was not
74 was the
-85 was think
179 water
-189 way out
180 ways
152 ways to
42 week
-162 week and
134 weekend
-26 went
-227 were
-129 were gone
-95 what
39 what _ do
180 what _ need
-280 what _ the
-135 what i
-278 what is
52 what to
-60 when
326 when _ am
-147 when _ get
-124 when _ is
-29 when it
79 when my
-42 when she
-104 when they
-91 whenever
-79 wher
-63 wher i
-87 whether
-122 whether i
121 which
68 whil
-33 whil i
-50 who
-118 who is
-79 whol
-182 why
-212 why _ i
114 why _ should
191 why i
-415 wieder
28 wife is
191 will
378 will _ be
139 will _ dead
183 will _ gone
206 will _ it
143 will _ me
-68 will _ myself
84 will _ wake
349 will be
206 will do
-73 will end
277 will find
132 will kill
-27 will mich
88 will not
-67 will take
-212 wish
62 wish _ could
27 wish _ had
-36 wish _ was
-271 wish _ would
-88 wish i
-165 wish it
-167 wish the
-151 wish to
-75 with
187 with _ i
216 with _ life
-97 with a
159 with it
-149 with life
118 with my
100 with myself
131 with the
-257 without
-272 without me
93 woke
93 woke up
131 wonder
-29 wor
232 work
-86 world
-112 world would
-112 worth
-196 would
75 would _ a
-193 would _ be
-240 would _ care
-70 would _ easier
-85 would _ fine
-185 would _ for
239 would _ go
-139 would _ happier
90 would _ it
58 would _ me
-151 would _ mind
203 would _ myself
-282 would _ nice
-116 would _ not
-53 would _ to
-68 would be
50 would do
-136 would end
-205 would get
-143 would have
238 would i
203 would kill
-178 would like
-420 would not
-204 would notic
35 would rather
395 wrist
273 writ
215 written
-39 wrong
234 wrot
70 wrot _ letter
98 wrot my
-159 wunscht
-159 wunscht ich
244 y
-226 y _ despertar
160 y _ se
218 ya
154 ya _ aguanto
-183 ya _ quiero
-28 ya no
238 yeah
102 yeah _ i
104 yeah i
-323 year
-129 year _ i
-205 year _ this
28 year and
-212 year of
-55 yo
231 you
79 you _ i
191 you _ not
136 you all
128 you for
44 you know
73 you will
`,
);
