package tercio.adapters.eu.archive;

import java.util.List;
import tercio.adapters.archive.Filters;
import tercio.adapters.archive.Question;
import tercio.adapters.archive.Question.Draw;

/** The questions about games of the Europa rules. */
final class EuQuestions {

    static final List<Question> ALL = List.of(
            Question.of("eu-battles", "Battles: who attacks with what odds, and wins how often",
                    "Battles on land that were fought, by the size of the phasing side divided by that of the other: how often the phasing side won, with the 95 %"
                            + " interval of Wilson, and what both lost on the average.",
                    Filters.WITHOUT_PERSON, """
                    with fought as (select b.*, case when b.odds < 0.5 then 'a: below 1:2' when b.odds < 1 then 'b: 1:2 to 1:1' when b.odds < 1.5 then 'c: 1:1 to 3:2'
                            when b.odds < 2 then 'd: 3:2 to 2:1' when b.odds < 3 then 'e: 2:1 to 3:1' else 'f: 3:1 and more' end as force
                        from eu_battle b where {b} and b.ended <> 'evasion' and b.ended <> '' and b.odds is not null)
                    select force, party, count(*) as n, sum((winner = 'phasing')::int) as won, avg((winner = 'phasing')::int) as share,
                        wilson_low(sum((winner = 'phasing')::int), count(*)) as low, wilson_high(sum((winner = 'phasing')::int), count(*)) as high,
                        avg(lost) as lost, avg(against_lost) as inflicted, sum(major::int) as major
                    from fought group by force, party order by force, party
                    """, Draw.intervals("force", "share"), "n=battles", "won=battles", "lost=LD", "inflicted=LD", "major=battles"),
            Question.of("eu-battle-list", "Battles, one by one", "Each battle on land with its place, sides, losses and result.",
                    Filters.WITHOUT_PERSON, """
                    select b.game, b.position, b.round, b.place, b.party, b.against, b.ld, b.against_ld, b.terrain, b.ended, b.winner, b.major, b.lost, b.against_lost
                    from eu_battle b where {b} order by b.game, b.position
                    """, Draw.table(), "ld=LD", "against_ld=LD", "lost=LD", "against_lost=LD"),
            Question.of("eu-generals", "Generals", "Sides of battles on land by the manoeuvre, fire and shock of their leader: how often they won.",
                    Filters.WITHOUT_PERSON, """
                    select s.party, s.leader, s.maneuver, s.fire, s.shock, count(*) as n, sum((s.result = 'won')::int) as won, avg((s.result = 'won')::int) as share,
                        wilson_low(sum((s.result = 'won')::int), count(*)) as low, wilson_high(sum((s.result = 'won')::int), count(*)) as high,
                        avg(s.lost) as lost, avg(s.inflicted_thirds / 3) as inflicted
                    from eu_battle_side s where {s} group by s.party, s.leader, s.maneuver, s.fire, s.shock order by n desc, s.party, s.leader
                    """, Draw.intervals("leader", "share"), "n=battles", "won=battles", "lost=LD", "inflicted=LD"),
            Question.of("eu-evasion", "Does evasion pay",
                    "Battles by what the non-phasing side tried before them: how often it got away, and what it lost where it did not, beside those that did not try.",
                    Filters.WITHOUT_PERSON, """
                    with all_battles as (
                        select b.game, b.position, 'land' as element, b.against as party, b.evasion, b.against_lost / 1.0 as lost, b.winner from eu_battle b where {b.game}
                        union all
                        select b.game, b.position, 'sea', b.against, b.evasion, b.against_lost / 3.0, b.winner from eu_sea_battle b where {b.game})
                    select element, evasion, count(*) as n, avg((winner = 'phasing')::int) as beaten,
                        wilson_low(sum((winner = 'phasing')::int), count(*)) as low, wilson_high(sum((winner = 'phasing')::int), count(*)) as high, avg(lost) as lost
                    from all_battles group by element, evasion order by element, evasion
                    """, Draw.intervals("evasion", "beaten"), "n=battles", "lost=LD or ships"),
            Question.of("eu-interception", "Does interception pay",
                    "Attempts to intercept: how often they succeeded; and of the battles that an interception brought about, how often the interceptor, which is the"
                            + " non-phasing side, won.",
                    Filters.WITHOUT_PERSON, """
                    with tries as (select i.party, i.element, count(*) as n, sum(i.success::int) as succeeded from eu_interception i where {i} group by i.party, i.element),
                    fights as (
                        select b.against as party, 'land' as element, count(*) as battles, sum((b.winner = 'nonPhasing')::int) as won, sum(b.against_lost) as lost,
                            sum(b.lost) as inflicted
                        from eu_battle b where {b.game} and b.interception group by b.against
                        union all
                        select b.against, 'sea', count(*), sum((b.winner = 'nonPhasing')::int), sum(b.against_lost) / 3.0, sum(b.lost) / 3.0
                        from eu_sea_battle b where {b.game} and b.interception group by b.against)
                    select t.party, t.element, t.n, t.succeeded, t.succeeded / t.n as share, wilson_low(t.succeeded, t.n) as low, wilson_high(t.succeeded, t.n) as high,
                        coalesce(f.battles, 0) as battles, coalesce(f.won, 0) as won, coalesce(f.lost, 0) as lost, coalesce(f.inflicted, 0) as inflicted
                    from tries t left join fights f on f.party = t.party and f.element = t.element order by t.party, t.element
                    """, Draw.intervals("party", "share"), "n=attempts", "succeeded=attempts", "battles=battles", "won=battles", "lost=LD or ships", "inflicted=LD or ships"),
            Question.of("eu-winter-siege", "Does a winter siege pay",
                    "Sieges that were over, by whether any of their actions was in winter: how often the fortress fell, after how many actions, and what the besieger lost.",
                    Filters.WITHOUT_PERSON, """
                    select s.winter_rounds > 0 as in_winter, count(*) as n, sum(s.taken::int) as taken, avg(s.taken::int) as share,
                        wilson_low(sum(s.taken::int), count(*)) as low, wilson_high(sum(s.taken::int), count(*)) as high, avg(s.rounds) as rounds, avg(s.lost_ld) as lost
                    from eu_siege s where {s} and s.rounds > 0 group by in_winter order by in_winter
                    """, Draw.intervals("in_winter", "share"), "n=sieges", "taken=sieges", "rounds=actions", "lost=LD"),
            Question.of("eu-assault", "What an assault costs against waiting",
                    "Actions of sieges by level and action: how often the fortress fell at once, what the besieger and the besieged lost.",
                    Filters.WITHOUT_PERSON, """
                    select r.action, r.level, r.breach, count(*) as n, sum((r.result in ('taken', 'R'))::int) as fell, avg((r.result in ('taken', 'R'))::int) as share,
                        wilson_low(sum((r.result in ('taken', 'R'))::int), count(*)) as low, wilson_high(sum((r.result in ('taken', 'R'))::int), count(*)) as high,
                        avg(r.lost_thirds) / 3 as lost, avg(r.against_lost_thirds) / 3 as inflicted
                    from eu_siege_round r where {r} group by r.action, r.level, r.breach order by r.action, r.level, r.breach
                    """, Draw.intervals("level", "share"), "n=actions", "fell=actions", "lost=LD", "inflicted=LD"),
            Question.of("eu-sieges", "Sieges by level and siegework", "Undermining by the level of the fortress and its siegeworks: how often each result came.",
                    Filters.WITHOUT_PERSON, """
                    select r.level, r.siegework_minus, r.siegework_plus, r.result, count(*) as n,
                        count(*) / sum(count(*)) over (partition by r.level, r.siegework_minus, r.siegework_plus) as share
                    from eu_siege_round r where {r} and r.action = 'undermining'
                    group by r.level, r.siegework_minus, r.siegework_plus, r.result order by r.level, r.siegework_minus, r.siegework_plus, r.result
                    """, Draw.bars("result", "n", "level"), "n=rolls"),
            Question.of("eu-losses", "Losses by cause", "Troops and ships that each country lost, by cause; those that man a fortress are not lost.",
                    Filters.WITHOUT_PERSON, """
                    select l.party, l.cause, count(*) as n, sum(l.ld) as ld, sum(l.ships) / 3 as ships from eu_loss l where {l} group by l.party, l.cause
                    order by l.party, l.cause
                    """, Draw.bars("party", "ld", "cause"), "n=times", "ld=LD", "ships=ships"),
            Question.of("eu-attrition", "Attrition by kind and season", "Rolls for attrition: what they cost on the average.",
                    Filters.WITHOUT_PERSON, """
                    select a.kind, a.winter, count(*) as n, sum(coalesce(a.lost_ld, 0)) as ld, avg(a.lost_ld) as mean, mean_low(a.lost_ld) as low, mean_high(a.lost_ld) as high,
                        avg(a.lost_ld / nullif(a.ld, 0)) as share, sum(coalesce(a.lost_ships, 0)) / 3 as ships
                    from eu_attrition a where {a} group by a.kind, a.winter order by a.kind, a.winter
                    """, Draw.intervals("kind", "mean"), "n=rolls", "ld=LD", "mean=LD", "ships=ships"),
            Question.of("eu-money", "Money by campaign and what it bought",
                    "Campaigns that were paid for: how many ducats, and how many battles and fortresses the country won in the same rounds of these games.",
                    Filters.WITHOUT_PERSON, """
                    with paid as (select c.game, c.party, c.round, c.campaign, sum(c.ducats) as ducats from eu_campaign c where {c}
                        group by c.game, c.party, c.round, c.campaign),
                    taken as (select c.game, c.party, c.round, count(*) as fortresses from eu_control c where {c} and c.what = 'fortress' group by c.game, c.party, c.round),
                    fought as (select b.game, b.party, b.round, count(*) as battles, sum((b.winner = 'phasing')::int) as won from eu_battle b where {b}
                        and b.ended <> 'evasion' group by b.game, b.party, b.round)
                    select p.party, p.campaign, count(*) as n, sum(p.ducats) as ducats, sum(coalesce(f.battles, 0)) as battles, sum(coalesce(f.won, 0)) as won,
                        sum(coalesce(t.fortresses, 0)) as fortresses
                    from paid p left join taken t on t.game = p.game and t.party = p.party and t.round = p.round
                        left join fought f on f.game = p.game and f.party = p.party and f.round = p.round
                    group by p.party, p.campaign order by p.party, p.campaign
                    """, Draw.bars("campaign", "ducats", "party"), "n=campaigns", "ducats=ducats", "battles=battles", "won=battles", "fortresses=fortresses"),
            Question.of("eu-sheet", "Money by line of the sheet", "What each country wrote on each line of its economic record sheet.",
                    Filters.WITHOUT_PERSON, """
                    select m.party, m.line, m.title, m.income, count(*) as n, sum(m.ducats) as ducats from eu_money m where {m}
                    group by m.party, m.line, m.title, m.income order by m.party, m.line
                    """, Draw.bars("line", "ducats", "party"), "n=entries", "ducats=ducats"),
            Question.of("eu-sea-battles", "Battles at sea", "Battles at sea that were fought: how often the phasing side won, and what both lost.",
                    Filters.WITHOUT_PERSON, """
                    select b.party, b.against, count(*) as n, sum((b.winner = 'phasing')::int) as won, avg((b.winner = 'phasing')::int) as share,
                        wilson_low(sum((b.winner = 'phasing')::int), count(*)) as low, wilson_high(sum((b.winner = 'phasing')::int), count(*)) as high,
                        sum(b.lost) / 3 as lost, sum(b.against_lost) / 3 as inflicted
                    from eu_sea_battle b where {b} and b.evasion <> 'evaded' group by b.party, b.against order by b.party, b.against
                    """, Draw.intervals("party", "share"), "n=battles", "won=battles", "lost=ships", "inflicted=ships"));

    private EuQuestions() {}
}
