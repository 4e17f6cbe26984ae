package tercio.adapters.eia.archive;

import java.util.List;
import tercio.adapters.archive.Filters;
import tercio.adapters.archive.Question;
import tercio.adapters.archive.Question.Draw;

/** The questions about games of Empires in Arms. */
final class EiaQuestions {

    static final List<Question> ALL = List.of(
            Question.of("eia-chits", "Chits chosen and met", "The chits of the attacker and the defender on the first day of a combat: how often the attacker won, with the 95 %"
                    + " interval of Wilson, and what both lost on the average.",
                    Filters.WITHOUT_PERSON, """
                    select c.chit, c.against_chit, count(*) as n, sum((c.winner = 'attacker')::int) as won, avg((c.winner = 'attacker')::int) as share,
                        wilson_low(sum((c.winner = 'attacker')::int), count(*)) as low, wilson_high(sum((c.winner = 'attacker')::int), count(*)) as high,
                        avg(c.lost) as lost, avg(c.against_lost) as inflicted
                    from eia_combat c where {c} and c.chit <> '' group by c.chit, c.against_chit order by c.chit, c.against_chit
                    """, Draw.intervals("chit", "share"), "n=combats", "won=combats", "lost=factors", "inflicted=factors"),
            Question.of("eia-chit-choices", "Chits beside the equilibrium",
                    "Chits that a power chose: what each was worth on the average against an enemy who mixes chits as in the equilibrium of the day, beside what the equilibrium"
                            + " is worth, which the best chit has, and what was given away. Outflank is worth what its best division is; where a power may outflank with more than"
                            + " four corps, its chits have no exact value.",
                    Filters.ALL_AND_WEIGHTS, """
                    select d.party, d.answer as chit, count(*) as n, avg(d.value) as value, avg(d.best) as equilibrium, avg(d.error) as error, mean_low(d.error) as low,
                        mean_high(d.error) as high
                    from {:decision} d where {d} and d.kind = 'ChooseChit' and d.error is not null group by d.party, d.answer order by d.party, d.answer
                    """, Draw.intervals("chit", "error"), "n=chits", "value=factors", "equilibrium=factors", "error=factors"),
            Question.of("eia-combats", "Combats by power", "Combats by the powers that led the sides: how often the attacker won, and what both lost.",
                    Filters.WITHOUT_PERSON, """
                    select c.party, c.against, c.kind, count(*) as n, sum((c.winner = 'attacker')::int) as won, avg((c.winner = 'attacker')::int) as share,
                        wilson_low(sum((c.winner = 'attacker')::int), count(*)) as low, wilson_high(sum((c.winner = 'attacker')::int), count(*)) as high,
                        sum(c.lost) as lost, sum(c.against_lost) as inflicted, avg(c.days) as days
                    from eia_combat c where {c} group by c.party, c.against, c.kind order by c.party, c.against, c.kind
                    """, Draw.intervals("party", "share"), "n=combats", "won=combats", "lost=factors", "inflicted=factors", "days=days"),
            Question.of("eia-forage", "Forage", "What forage cost, by power, kind and season.",
                    Filters.WITHOUT_PERSON, """
                    select f.party, f.kind, f.winter, count(*) as n, sum(f.lost) as lost, avg(f.lost) as mean, mean_low(f.lost) as low, mean_high(f.lost) as high
                    from eia_forage f where {f} group by f.party, f.kind, f.winter order by f.party, f.kind, f.winter
                    """, Draw.intervals("party", "mean"), "n=rolls", "lost=factors", "mean=factors"),
            Question.of("eia-assaults", "Assaults", "Actions against cities by their result.",
                    Filters.WITHOUT_PERSON, """
                    select a.what, a.result, count(*) as n, avg(a.garrison) as garrison, count(*) / sum(count(*)) over (partition by a.what) as share
                    from eia_assault a where {a} group by a.what, a.result order by a.what, a.result
                    """, Draw.bars("result", "n", "what"), "n=actions", "garrison=factors"),
            Question.of("eia-points", "Political points", "Political points by power and cause.",
                    Filters.WITHOUT_PERSON, """
                    select p.party, p.cause, count(*) as n, sum(p.points) as points from eia_points p where {p} group by p.party, p.cause order by p.party, p.cause
                    """, Draw.bars("party", "points", "cause"), "n=times", "points=political points"),
            Question.of("eia-losses", "Factors lost by cause", "Factors that each power lost, by the event that took them.",
                    Filters.WITHOUT_PERSON, """
                    select l.party, l.cause, count(*) as n, sum(l.factors) as factors from eia_loss l where {l} group by l.party, l.cause order by l.party, l.cause
                    """, Draw.bars("party", "factors", "cause"), "n=times", "factors=factors"));

    private EiaQuestions() {}
}
