package tercio.adapters.archive;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tercio.adapters.archive.Question.Draw;
import tercio.adapters.archive.Question.Finish;
import tercio.domain.dice.Die;

/** The questions about games of every rulebook. */
final class KernelQuestions {

    private static final int MOST_SIDES = Arrays.stream(Die.values()).mapToInt(Die::sides).max().orElseThrow();

    /** The question about the largest changes of a session. */
    static final String TURNING_POINTS = "turning-points";

    static final List<Question> ALL = List.of(
            Question.of("results", "Results by scenario and party",
                    "The points of each party at the newest position, over the games of a scenario, with the 95 % interval of the mean.",
                    Filters.ALL, """
                    select g.ruleset, g.scenario, p.party, count(*) as n, sum(g.over::int) as ended, avg(p.points) as mean, mean_low(p.points) as low,
                        mean_high(p.points) as high, min(p.points) as worst, max(p.points) as best
                    from party p join game g on g.game = p.game where {p}
                    group by g.ruleset, g.scenario, p.party order by g.ruleset, g.scenario, p.party
                    """, Draw.intervals("party", "mean"), "n=games", "ended=games", "mean=points", "worst=points", "best=points"),
            new Question("dice", "Dice by party, purpose and person",
                    "How often each side came up, beside a fair die: the mean, the chance of a deviation at least as large, exact where there are few rolls,"
                            + " and the same corrected for the number of rows (Holm).",
                    Filters.ALL, """
                    select d.party, d.purpose, d.person, d.identity, d.sides, count(*) as n, avg(d.value) as mean, (d.sides + 1) / 2 as expected,
                        mean_low(d.value) as low, mean_high(d.value) as high,
                        list_slice([%s], 1, d.sides) as counts
                    from die d where {d}
                    group by d.party, d.purpose, d.person, d.identity, d.sides order by d.party, d.purpose, d.person, d.identity, d.sides
                    """.formatted(IntStream.rangeClosed(1, MOST_SIDES).mapToObj(side -> "count(*) filter (d.value = " + side + ")").collect(Collectors.joining(", "))),
                    List.of("n=dice"), Draw.intervals("purpose", "mean"), Finish.FAIR_DICE),
            new Question("luck", "Luck by party, person and procedure",
                    "What came less the exact expectation of the moment before the first die, summed; z is the sum divided by the square root of the summed"
                            + " variances, p the chance of a sum at least as far on either side. Of what is lost, less is luckier.",
                    Filters.ALL, """
                    select r.party, r.person, r.identity, r.procedure, r.unit, count(*) as n, sum(r.actual) as actual, sum(r.expected) as expected,
                        sum(r.actual - r.expected) as luck, sum(r.variance) as variance, sum(r.actual - r.expected) / nullif(sqrt(sum(r.variance)), 0) as z,
                        avg(r.percentile) as percentile
                    from roll r where {r}
                    group by r.party, r.person, r.identity, r.procedure, r.unit order by r.party, r.person, r.identity, r.procedure, r.unit
                    """, List.of("n=rolls"), Draw.bars("party", "luck", "procedure"), Finish.NORMAL),
            Question.of("error", "Error by person and kind of decision",
                    "Decisions all of whose answers have exact odds: what the best answer was worth less what the chosen one was worth, in the currency of the rules. Later choices"
                            + " are taken in the way that changes least.",
                    Filters.ALL_AND_WEIGHTS, """
                    select d.person, d.identity, d.party, d.kind, d.currency, count(*) as n, sum((d.error > 1e-9)::int) as worse, sum(d.error) as error, avg(d.error) as mean,
                        mean_low(d.error) as low, mean_high(d.error) as high
                    from {:decision} d where {d} and d.error is not null
                    group by d.person, d.identity, d.party, d.kind, d.currency order by d.person, d.identity, d.party, d.kind, d.currency
                    """, Draw.intervals("kind", "mean"), "n=decisions", "worse=decisions"),
            Question.of("error-worst", "The ten worst decisions", "The decisions that gave away most against the exact odds, each with what would have been better.",
                    Filters.ALL_AND_WEIGHTS, """
                    select d.game, d.position, d.person, d.identity, d.party, d.kind, d.answer, d.value, d.better, d.best, d.error, d.currency
                    from {:decision} d where {d} and d.error > 1e-9 order by d.error desc, d.game, d.position limit 10
                    """, Draw.table()),
            Question.of("pace", "Pace", "How long games take: commands that count, days from the first to the last of them, and the median time between two.",
                    Filters.OF_GAMES, """
                    with gaps as (select c.game, c.position, c."at" as happened, date_diff('second', lag(c."at") over (partition by c.game order by c.position), c."at") as gap
                        from command c where {c})
                    select g.ruleset, g.scenario, s.game, min(s.position) as position, count(*) as n,
                        date_diff('second', min(s.happened), max(s.happened)) / 86400 as days, median(s.gap) as seconds
                    from gaps s join game g on g.game = s.game group by g.ruleset, g.scenario, s.game order by n desc, s.game
                    """, Draw.bars("game", "n"), "n=commands", "days=days", "seconds=seconds"),
            Question.of("sessions", "Sessions", "The games, newest first: what was played, how long, and whether it is over.",
                    Filters.OF_GAMES, """
                    select g.game, g.events as position, g.name, g.ruleset, g.scenario, g.made_at, g.over, g.commands, g.events, g.parent
                    from game g where {g} order by g.made_at desc, g.game
                    """, Draw.table(), "commands=commands", "events=events"),
            Question.of("activity", "What is done", "How often each command was given, by party and person.",
                    Filters.ALL, """
                    select c.party, c.person, c.identity, c.type, count(*) as n, count(distinct c.game) as games from command c where {c}
                    group by c.party, c.person, c.identity, c.type order by n desc, c.party, c.type, c.person, c.identity
                    """, Draw.bars("type", "n"), "n=commands", "games=games"),
            Question.of("modifiers", "Modifiers that decided", "How often each modifier stood in a ruling, and what it added together.",
                    Filters.OF_GAMES, """
                    select m.procedure, m.step, m.reason, m.rule, count(*) as n, sum(m.value) as total from modifier m where {m}
                    group by m.procedure, m.step, m.reason, m.rule order by n desc, m.reason, m.rule, m.procedure, m.step
                    """, Draw.bars("reason", "n"), "n=times"),
            Question.of("openings", "Openings",
                    "The first four orders of each party in a scenario, with games and points; a fork begins in the middle of its parent and has no opening of its own.",
                    Filters.ALL, """
                    with orders as (select c.game, c.party, c.type, c.position, row_number() over (partition by c.game, c.party order by c.position) as place
                        from command c where {c} and c.party <> '' and c.game in (select game from game where counted
                            and (parent is null or parent not in (select game from game)))),
                    lines as (select game, party, string_agg(type, ', ' order by place) as line, max(position) as position from orders where place <= 4 group by game, party)
                    select g.scenario, l.party, l.line, count(*) as n, avg(p.points) as mean, mean_low(p.points) as low, mean_high(p.points) as high,
                        min(g.game) as game, arg_min(l.position, g.game) as position
                    from lines l join game g on g.game = l.game left join party p on p.game = l.game and p.party = l.party
                    group by g.scenario, l.party, l.line order by g.scenario, l.party, n desc, l.line
                    """, Draw.intervals("line", "mean"), "n=games", "mean=points"),
            Question.of(TURNING_POINTS, "Where was it won and lost",
                    "The three largest changes of each measure of each party in a session, from one box of the sequence of play to the next: the orders of that box, what the dice"
                            + " of the party brought beside their exact expectations, and what its decisions gave away.",
                    Filters.ALL_AND_WEIGHTS, """
                    with steps as (select f.game, f.party, f.measure, f.unit, f.position as till,
                            lag(f.position) over (partition by f.game, f.party, f.measure order by f.position) as since,
                            f.value - lag(f.value) over (partition by f.game, f.party, f.measure order by f.position) as change
                        from figure f where {f.session}),
                    largest as (select * from steps where change <> 0
                        qualify row_number() over (partition by game, party, measure order by abs(change) desc, till) <= 3),
                    ordered as (select l.game, l.since, l.till, string_agg(distinct c.type, ', ' order by c.type) as orders
                        from (select distinct game, since, till from largest) l join command c on c.game = l.game and c.position > l.since and c.position <= l.till group by l.game, l.since, l.till),
                    rolled as (select l.game, l.party, l.since, l.till, r.procedure, r.unit, sum(r.actual - r.expected) as luck
                        from (select distinct game, party, since, till from largest) l join roll r on r.game = l.game and r.party = l.party and r.position > l.since and r.position <= l.till
                        group by l.game, l.party, l.since, l.till, r.procedure, r.unit),
                    lucky as (select game, party, since, till, string_agg(procedure || ' ' || round(luck, 2) || ' ' || unit, ', ' order by procedure, unit) as luck from rolled
                        group by game, party, since, till),
                    chosen as (select l.game, l.party, l.since, l.till, sum(d.error) as error
                        from (select distinct game, party, since, till from largest) l join {:decision} d on d.game = l.game and d.party = l.party and d.position > l.since and d.position <= l.till
                        group by l.game, l.party, l.since, l.till)
                    select l.game, l.since as position, m.turn, m.round, m.phase, l.party, l.measure, l.change, l.unit, o.orders, r.luck, c.error
                    from largest l left join ordered o using (game, since, till) left join lucky r using (game, party, since, till) left join chosen c using (game, party, since, till)
                        left join (select game, position, any_value(turn) as turn, any_value(round) as round, any_value(phase) as phase from moment group by game, position) m
                            on m.game = l.game and m.position = l.since
                    order by l.game, l.party, l.measure, abs(l.change) desc, l.since
                    """, Draw.table(), "change=as the row says", "error=currency"),
            Question.of("figures", "Figures over time", "Each measure of each party from box to box of the sequence of play: a line for each session.",
                    Filters.ALL, """
                    select f.game, f.position, f.party, f.measure, m.turn, m.round, f.value, f.unit,
                        row_number() over (partition by f.game, f.party, f.measure order by f.position) as step
                    from figure f join (select game, position, any_value(turn) as turn, any_value(round) as round from moment group by game, position) m
                        on m.game = f.game and m.position = f.position
                    where {f.session} order by f.game, f.party, f.measure, f.position
                    """, Draw.lines("step", "value", "party"), "value=as the row says"));

    private KernelQuestions() {}
}
