package tercio.adapters.eia.archive;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.adapters.archive.ArchiveRows;
import tercio.adapters.archive.BoardThing;
import tercio.adapters.archive.RulebookFold;
import tercio.application.record.RecordedEvent;
import tercio.domain.dice.Roll;
import tercio.domain.eia.combat.play.CombatCommand;
import tercio.domain.eia.combat.play.CombatEvent.ArrivalRolled;
import tercio.domain.eia.combat.play.CombatEvent.PursuitRolled;
import tercio.domain.eia.combat.play.CombatEvent.ReinforcementArrived;
import tercio.domain.eia.combat.play.CombatEvent.ReinforcementTried;
import tercio.domain.eia.combat.play.CombatEvent.WithdrawalRolled;
import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.PowerStatus;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.supply.play.SupplyEvent.BesiegedForaged;
import tercio.domain.eia.supply.play.SupplyEvent.CorpsForaged;
import tercio.domain.game.Event;
import tercio.domain.ruling.Forecast;

/** Folds a game of Empires in Arms: the sequence of the month, figures of the powers, and the tables by their subjects. */
final class EiaFold implements RulebookFold<EiaState> {

    /** Choices in combats whose answers all have odds of the losses. */
    private static final Set<String> WEIGHED = Stream.of(CombatCommand.ChooseChit.class, CombatCommand.ChooseDayEnd.class, CombatCommand.LaunchPursuit.class)
            .map(Class::getSimpleName).collect(Collectors.toUnmodifiableSet());

    private final CombatRows combats = new CombatRows();
    private final CityRows cities = new CityRows();
    private final EiaStandings standings = new EiaStandings();

    @Override
    public List<BoardThing> standings(EiaState board) {
        return standings.of(board);
    }

    @Override
    public void event(EiaState before, RecordedEvent event, EiaState after, ArchiveRows rows) {
        combats.event(before, event, rows);
        cities.event(before, event, after, rows);
        if (before.powers() != after.powers()) {
            after.powers().forEach((power, now) -> Optional.ofNullable(before.powers().get(power)).ifPresent(was -> addChanges(before, event, was, now, rows)));
        }
    }

    private static void addChanges(EiaState before, RecordedEvent event, PowerStatus was, PowerStatus now, ArchiveRows rows) {
        var cause = event.fact().getClass().getSimpleName();
        int lost = lossesOf(now) - lossesOf(was);
        if (lost > 0) {
            rows.add(EiaArchiveTables.LOSS, event.position(), between(before, of(now.power().word()), cause, lost));
        }
        int points = now.politicalPoints() - was.politicalPoints();
        if (points != 0) {
            rows.add(EiaArchiveTables.POINTS, event.position(), between(before, of(now.power().word()), cause, points));
        }
    }

    /** All factors, those whose types not everybody knows included. */
    static int lossesOf(PowerStatus status) {
        return status.lost().total() + status.unseen();
    }

    static Object[] of(Object... values) {
        return values;
    }

    /** Values of a row: those before the month, the month, and those after it. */
    static Object[] between(EiaState board, Object[] first, Object... rest) {
        CampaignMonth month = board.month();
        return Stream.of(Stream.of(first), Stream.<Object>of(month.year(), month.month(), month.isWinter()), Stream.of(rest)).flatMap(values -> values).toArray();
    }

    @Override
    public Optional<Box> box(EiaState board) {
        var round = board.month().title();
        int turn = (board.month().year() - board.scenario().from().year()) * 12 + board.month().month() - board.scenario().from().month() + 1;
        return Optional.of(switch (board.phase()) {
            case LandPhase.Announcement announced -> new Box(turn, round, "announcement", "");
            case LandPhase.MonthEntry entry -> new Box(turn, round, entry.phase().word(), "");
            case LandPhase.InSequence(var slot, var step) -> new Box(turn, round, step.name().toLowerCase(Locale.ROOT), slot.movingPower().word());
            case LandPhase.Over over -> new Box(turn, round, "over", "");
        });
    }

    @Override
    public List<Figure> figures(EiaState board) {
        var figures = new ArrayList<Figure>();
        var strengths = strengths(board);
        var held = new HashMap<NationId, Integer>();
        board.cities().values().forEach(city -> held.merge(city.controller(), 1, Integer::sum));
        board.powers().forEach((power, status) -> {
            figures.add(new Figure(power.value(), "points", status.politicalPoints(), "political points"));
            figures.add(new Figure(power.value(), "money", status.money(), "money"));
            figures.add(new Figure(power.value(), "strength", strengths.getOrDefault(status.power().nation(), 0), "factors"));
            figures.add(new Figure(power.value(), "territory", held.getOrDefault(status.power().nation(), 0), "cities"));
        });
        return figures;
    }

    /** Factors of corps and garrisons by power, as far as the board shows them. */
    private static Map<NationId, Integer> strengths(EiaState board) {
        var strengths = new HashMap<NationId, Integer>();
        board.corps().values().forEach(corps -> strengths.merge(corps.power().nation(), corps.factorsOrNone().total(), Integer::sum));
        board.cities().values().forEach(city -> strengths.merge(city.controller(), city.garrisonFactors(), Integer::sum));
        return strengths;
    }

    private static int cityCount(EiaState board, NationId power) {
        return (int) board.cities().values().stream().filter(city -> city.controller().equals(power)).count();
    }

    @Override
    public Map<String, Map<String, Integer>> outcomes(EiaState board) {
        var outcomes = new LinkedHashMap<String, Map<String, Integer>>();
        board.powers().forEach((power, status) -> {
            var measures = new LinkedHashMap<String, Integer>();
            measures.put("politicalPoints", status.politicalPoints());
            measures.put("money", status.money());
            measures.put("factorsLost", lossesOf(status));
            measures.put("cities", cityCount(board, status.power().nation()));
            outcomes.put(power.value(), measures);
        });
        return outcomes;
    }

    @Override
    public boolean isWeighed(String command) {
        return WEIGHED.contains(command);
    }

    @Override
    public Optional<Map<String, Double>> worth(EiaState before, String party, Forecast odds) {
        return EiaWorth.of(party, odds);
    }

    @Override
    public Map<String, String> holders(EiaState board) {
        var holders = new LinkedHashMap<String, String>();
        board.cities().values().forEach(city -> holders.put(city.area().value(), city.controller().value()));
        return holders;
    }

    @Override
    public boolean isAllied(EiaState board, String one, String other) {
        return one.equals(other) || board.diplomacy().alliances().contains(new Diplomacy.Pair(new NationId(one), new NationId(other)));
    }

    /** The power that leads the other side of a combat. */
    @Override
    public Optional<String> against(EiaState before, RecordedEvent event, Roll roll) {
        return before.combats().fought().flatMap(combat -> Stream.of(CombatSide.values())
                .filter(side -> side.word().equals(roll.name().side()) || combat.armyOf(side).lead().word().equals(roll.name().side())).findFirst()
                .map(side -> combat.armyOf(side.opponent()).lead().word()));
    }

    @Override
    public List<Result> results(EiaState before, List<? extends Event> events) {
        var results = new ArrayList<Result>();
        for (var event : events) {
            switch (event) {
                case CorpsForaged foraged -> results.add(new Result("forage", foraged.power().word(), "", foraged.lost(), "factors", true));
                case BesiegedForaged foraged -> results.add(new Result("forage of the besieged", foraged.power().word(), "", foraged.lost(), "factors", true));
                case WithdrawalRolled rolled -> fighting(before).ifPresent(combat -> results.add(new Result("withdrawal", combat.defender().lead().word(),
                        combat.attacker().lead().word(), rolled.withdrawn().size(), "corps", false)));
                case ArrivalRolled rolled -> fighting(before).ifPresent(combat -> results.add(new Result("arrival of a flanking force", combat.armyOf(rolled.side()).lead().word(),
                        combat.armyOf(rolled.side().opponent()).lead().word(), rolled.arrived() ? 1 : 0, "success", false)));
                case ReinforcementTried tried -> sideOf(before, tried.power()).ifPresent(side -> results.add(new Result("reinforcement", tried.power().word(),
                        fighting(before).orElseThrow().armyOf(side.opponent()).lead().word(), hasArrived(events, tried.power()) ? 1 : 0, "success", false)));
                case PursuitRolled rolled -> fighting(before).ifPresent(combat -> results.add(new Result("pursuit", combat.armyOf(rolled.by()).lead().word(),
                        combat.armyOf(rolled.by().opponent()).lead().word(), rolled.percentage(), "percent", false)));
                default -> { }
            }
        }
        return results;
    }

    private static boolean hasArrived(List<? extends Event> events, Power power) {
        return events.stream().anyMatch(event -> event instanceof ReinforcementArrived arrived && arrived.power() == power);
    }

    /** The side of the combat that a power leads, or whose leader it is allied with. */
    private static Optional<CombatSide> sideOf(EiaState board, Power power) {
        return fighting(board).flatMap(combat -> combat.sideLedBy(power).or(() -> Stream.of(CombatSide.values())
                .filter(side -> board.diplomacy().alliances().contains(new Diplomacy.Pair(combat.armyOf(side).lead().nation(), power.nation()))).findFirst()));
    }

    private static Optional<LandCombat> fighting(EiaState board) {
        return board.combats().fought();
    }
}
