package tercio.projections;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.application.record.GameOpened;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/**
 * Computes the report of a stretch of one game from what its viewer may see: the difference of two boards, the events in effect between
 * them, the dice, and the odds of its battles.
 *
 * @param source empty for a ruleset without a report of its own: then the report has the dice alone
 * @param language of its names, labels and titles
 */
public record GameReports<S>(GameHistory history, Ruleset<S, ?, ?, ?> rules, Optional<ReportSource<S>> source, Function<Integer, DiceStatistics> dice,
        AppraisalReader appraisals, Language language) {

    /** Limit of the battles in a report. */
    static final int TOLD = 5;

    /** Limit of the battles of a stretch that are compared with their odds: the last ones. */
    static final int APPRAISED = 2_000;

    /** The turns up to a position, the last one up to that position itself. */
    public List<GameReport.Turn> turns(int at) {
        var begun = source.map(from -> from.turns(history.at(rules, at))).orElse(List.of());
        var turns = new ArrayList<GameReport.Turn>();
        for (int number = 1; number <= begun.size(); number++) {
            int from = number == 1 ? 0 : begun.get(number - 1).position() - 1;
            int to = number == begun.size() ? at : begun.get(number).position() - 1;
            turns.add(new GameReport.Turn(number, begun.get(number - 1).label(language), from, to));
        }
        return turns;
    }

    /**
     * The report of a stretch.
     *
     * @param from the position before it, 0 up to {@code to}
     * @param turn the turn that the stretch is, if it is one
     * @param enough whether no more time is to be spent on battles that are not compared with their odds yet
     */
    public GameReport of(int from, int to, Optional<GameReport.Turn> turn, List<GameReport.Turn> turns, BooleanSupplier enough) {
        var inEffect = history.undoHistory().inEffectAt(to);
        // Events undone in the meantime are in neither board.
        int start = IntStream.of(inEffect).filter(event -> event <= from).max().orElse(0);
        var end = history.at(rules, to);
        var before = history.board(rules, start);
        var stretch = new ReportSource.Stretch<>(from, before, end, () -> changes(inEffect, start));
        var ended = source.map(its -> its.battles(end, Texts.in(language))).orElse(List.of()).stream().filter(battle -> battle.position() > from).toList();
        var worked = appraisals.of(history, ended.subList(Math.max(0, ended.size() - APPRAISED), ended.size()), to, enough);
        var appraised = worked.all().stream().map(one -> one.appraisal().asFight(one.battle())).toList();
        return new GameReport(from, to, turn, turns, rules.isOver(end.board()),
                source.map(its -> its.sides(stretch, Texts.in(language))).orElse(List.of()).stream().map(this::withSeat).toList(),
                source.map(its -> its.territory(before, end.board(), Texts.in(language))).orElse(List.of()),
                diceBetween(start, to), luck(appraised), decisive(appraised), Math.max(0, ended.size() - APPRAISED), worked.pending());
    }

    private Stream<ReportSource.Change<S>> changes(int[] inEffect, int start) {
        return IntStream.of(inEffect).filter(event -> event > start)
                .mapToObj(event -> new ReportSource.Change<>((Event) history.events().get(event - 1).fact(),
                        history.board(rules, history.undoHistory().predecessorOf(event)), history.board(rules, event)));
    }

    private GameReport.Side withSeat(GameReport.Side side) {
        var seat = history.openingEvent().seats().stream().filter(each -> each.controls().contains(side.party())).map(GameOpened.Seat::name).findFirst();
        return new GameReport.Side(side.party(), side.name(), seat.orElse(""), side.figures());
    }

    private List<GameReport.Thrown> diceBetween(int start, int to) {
        var earlier = dice.apply(start).rows();
        return dice.apply(to).rows().stream().map(row -> {
            var known = earlier.stream().filter(each -> each.seat().equals(row.seat()) && each.party().equals(row.party()) && each.die() == row.die()).findFirst();
            var counts = IntStream.range(0, row.counts().size())
                    .map(at -> row.counts().get(at) - known.map(each -> each.counts().get(at)).orElse(0)).boxed().toList();
            var here = new DiceStatistics.Row(row.seat(), row.party(), row.die(), counts);
            return new GameReport.Thrown(row.seat(), row.party(), row.die().name().toLowerCase(Locale.ROOT), here.rolls(),
                    here.mean().stream().boxed().map(BattleAppraiser::round).findFirst(), (row.die().sides() + 1) / 2.0);
        }).filter(row -> row.rolls() > 0).toList();
    }

    private static List<GameReport.Luck> luck(List<GameReport.Fight> fights) {
        Map<String, GameReport.Luck> luck = new LinkedHashMap<>();
        fights.stream().flatMap(fight -> fight.sides().stream()).forEach(side -> luck.merge(side.party(),
                new GameReport.Luck(side.party(), 1, side.lost(), side.expected()), (one, other) -> new GameReport.Luck(one.party(),
                        one.battles() + other.battles(), one.lost() + other.lost(), BattleAppraiser.round(one.expected() + other.expected()))));
        return luck.values().stream().sorted(Comparator.comparing(GameReport.Luck::party)).toList();
    }

    private List<GameReport.Fight> decisive(List<GameReport.Fight> fights) {
        return fights.stream().filter(fight -> fight.chance() < 1 && !goesOn(fight)).sorted(Comparator.comparing(GameReport.Fight::chance).thenComparing(GameReport.Fight::position)).limit(TOLD).toList();
    }

    private boolean goesOn(GameReport.Fight fight) {
        return history.events().get(fight.position() - 1).fact() instanceof Event roll && source.map(its -> its.goesOn(roll, fight.winner())).orElse(false);
    }
}
