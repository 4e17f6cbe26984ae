package tercio.adapters.eu.archive;

import java.util.ArrayList;
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
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.land.battle.play.BattleCommand;
import tercio.domain.eu.land.interception.play.InterceptionEvent.CounterInterceptionAttempted;
import tercio.domain.eu.land.interception.play.InterceptionEvent.InterceptionAttempted;
import tercio.domain.eu.land.movement.BlockadeEscape;
import tercio.domain.eu.land.siege.SiegeSide;
import tercio.domain.eu.land.siege.play.SiegeEvent.AssaultFought;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressUndermined;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.NavalAttritionRolled;
import tercio.domain.eu.sea.battle.play.SeaFightCommand;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.EvasionAtSeaRolled;
import tercio.domain.eu.sea.interception.play.SeaInterceptionEvent.InterceptorRanBlockade;
import tercio.domain.eu.sea.interception.play.SeaInterceptionEvent.SeaInterceptionAttempted;
import tercio.domain.eu.sea.shorefire.play.ShoreFireEvent.ShotFromShore;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.BlockadeRun;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchAttritionRolled;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.AttritionRolled;
import tercio.domain.eu.turn.round.play.RoundEvent.ContinuationRolled;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.ZoneExplored;
import tercio.domain.game.Event;
import tercio.domain.ruling.Forecast;
import tercio.projections.eu.BattleCountries;

/** Folds a game of the Europa rules: the sequence of play, figures of the countries, and the tables by their subjects. */
final class EuFold implements RulebookFold<EuState> {

    /** Choices in battles whose answers all have odds of the losses. */
    private static final Set<String> WEIGHED = Stream.of(BattleCommand.AttemptEvasion.class, BattleCommand.StandAndFight.class, BattleCommand.WithdrawIntoFortress.class,
            BattleCommand.AttemptRetreat.class, BattleCommand.HoldTheField.class, BattleCommand.Retreat.class, BattleCommand.StayAfterVictory.class,
            SeaFightCommand.ChooseFirstLine.class, SeaFightCommand.SealFirstLine.class, SeaFightCommand.WithdrawWithWind.class, SeaFightCommand.BreakOff.class,
            SeaFightCommand.FightOn.class).map(Class::getSimpleName).collect(Collectors.toUnmodifiableSet());

    private final EuStandings standings;
    private final List<Subject> subjects = List.of(new CampaignRows(), new MovementRows(), new BattleRows(), new SeaBattleRows(), new SiegeRows(), new LossRows(),
            new HoldingRows());

    EuFold(EuMilitary rules) {
        standings = new EuStandings(rules);
    }

    @Override
    public List<BoardThing> standings(EuState board) {
        return standings.of(board);
    }

    /** A subject of the rows of some tables. */
    @FunctionalInterface
    interface Subject {
        void event(EuState before, RecordedEvent event, EuState after, ArchiveRows rows);
    }

    @Override
    public void event(EuState before, RecordedEvent event, EuState after, ArchiveRows rows) {
        subjects.forEach(subject -> subject.event(before, event, after, rows));
    }

    @Override
    public Optional<Box> box(EuState board) {
        var phase = board.phase();
        return Optional.of(new Box(board.scenario().turn(), board.box() == null ? "" : board.box().label(), phase.getClass().getSimpleName().toLowerCase(Locale.ROOT),
                acting(board).orElse(CountryId.NONE).value()));
    }

    /** The first country of the alliance whose impulse it is. */
    private static Optional<CountryId> acting(EuState board) {
        var turnOf = switch (board.phase()) {
            case Phase.Supply supply -> Optional.of(supply.turnOf());
            case Phase.Campaigns campaigns -> Optional.of(campaigns.turnOf());
            case Movement movement -> Optional.of(movement.turnOf());
            case Phase.Exploration exploration -> Optional.of(exploration.turnOf());
            case Phase.Battles battles -> Optional.of(battles.turnOf());
            case Phase.Sieges sieges -> Optional.of(sieges.turnOf());
            default -> Optional.<Integer>empty();
        };
        return turnOf.filter(turn -> turn >= 0 && turn < board.order().size()).map(turn -> board.members(board.allianceAt(turn)).getFirst());
    }

    @Override
    public List<Figure> figures(EuState board) {
        var ld = Sizes.ofCountries(board);
        var ships = Sizes.shipsOfCountries(board);
        var held = new LinkedHashMap<CountryId, Integer>();
        board.fortresses().values().forEach(fortress -> held.merge(fortress.controller(), 1, Integer::sum));
        var figures = new ArrayList<Figure>();
        board.countries().forEach((country, status) -> {
            figures.add(new Figure(country.value(), "points", status.victoryPoints(), "victory points"));
            figures.add(new Figure(country.value(), "stability", status.stability(), "levels"));
            figures.add(new Figure(country.value(), "money", status.spent().entrySet().stream().mapToInt(line -> line.getKey().isIncome() ? line.getValue() : -line.getValue()).sum(),
                    "ducats"));
            figures.add(new Figure(country.value(), "strength", ld.getOrDefault(country, 0), "LD"));
            figures.add(new Figure(country.value(), "ships", ships.getOrDefault(country, 0), "thirds of a ship"));
            figures.add(new Figure(country.value(), "territory", held.getOrDefault(country, 0), "fortresses"));
        });
        return figures;
    }

    @Override
    public Map<String, Map<String, Integer>> outcomes(EuState board) {
        var outcomes = new LinkedHashMap<String, Map<String, Integer>>();
        board.countries().forEach((country, status) -> {
            var measures = new LinkedHashMap<String, Integer>();
            measures.put("victoryPoints", status.victoryPoints());
            measures.put("stability", status.stability());
            measures.put("fortresses", (int) board.fortresses().values().stream().filter(fortress -> fortress.controller().equals(country)).count());
            outcomes.put(country.value(), measures);
        });
        return outcomes;
    }

    /** The other side of a battle, whoever holds the fortress of a siege, and the mover of an interception. */
    @Override
    public Optional<String> against(EuState before, RecordedEvent event, Roll roll) {
        var named = roll.name().side();
        return against(before, event, named).map(CountryId::value);
    }

    private static Optional<CountryId> against(EuState before, RecordedEvent event, String named) {
        return switch (event.fact()) {
            case InterceptionAttempted tried -> before.stack(tried.moving()).map(Stack::country);
            case CounterInterceptionAttempted tried -> before.stack(tried.moving()).map(Stack::country);
            case SeaInterceptionAttempted tried -> BattleCountries.ofStacks(before, List.of(tried.moving())).stream().findFirst();
            case FortressUndermined siege -> Optional.ofNullable(before.fortress(siege.province())).map(fortress -> fortress.controller());
            case AssaultFought assault -> named.equals(SiegeSide.BESIEGER.word())
                    ? Optional.ofNullable(before.fortress(assault.province())).map(fortress -> fortress.controller()) : Optional.of(assault.by());
            default -> BattleCountries.side(named).map(Side::opponent).or(() -> sideOf(before, new StackId(named)).map(Side::opponent)).flatMap(side -> BattleCountries.leadingCountry(before, side));
        };
    }

    private static Optional<Side> sideOf(EuState before, StackId stack) {
        var countries = BattleCountries.ofStacks(before, List.of(stack));
        return countries.isEmpty() ? Optional.empty()
                : Stream.of(Side.values()).filter(side -> BattleCountries.countries(before, side).contains(countries.getFirst())).findFirst();
    }

    @Override
    public boolean isWeighed(String command) {
        return WEIGHED.contains(command);
    }

    @Override
    public Optional<Map<String, Double>> worth(EuState before, String party, Forecast odds) {
        return EuWorth.of(before, new CountryId(party), odds);
    }

    @Override
    public Map<String, String> holders(EuState board) {
        var holders = new LinkedHashMap<String, String>();
        board.fortresses().forEach((province, fortress) -> holders.put(province.value(), fortress.controller().value()));
        return holders;
    }

    @Override
    public boolean isAllied(EuState board, String one, String other) {
        return board.allianceOf(new CountryId(one)) == board.allianceOf(new CountryId(other));
    }

    /** Rolls of one die or few, whose odds come of all values of the dice. Battles and sieges have odds of their own. */
    @Override
    public List<Result> results(EuState before, List<? extends Event> events) {
        var results = new ArrayList<Result>();
        for (var event : events) {
            switch (event) {
                case InterceptionAttempted tried -> results.add(success("interception", country(before, tried.stack()), country(before, tried.moving()), tried.success()));
                case CounterInterceptionAttempted tried -> results.add(success("counter-interception", country(before, tried.stack()), country(before, tried.moving()),
                        tried.success()));
                case SeaInterceptionAttempted tried -> results.add(success("interception at sea", country(before, tried.stack()), country(before, tried.moving()),
                        tried.success()));
                case MarchAttritionRolled rolled -> results.add(new Result("march attrition", rolled.country().value(), "", rolled.ld(), "LD", true));
                case AttritionRolled rolled -> BattleCountries.ofStacks(before, rolled.stacks()).stream().findFirst().ifPresent(country ->
                        results.add(new Result(word(rolled.kind()) + " attrition", country.value(), "", rolled.ld(), "LD", true)));
                case NavalAttritionRolled rolled -> results.add(new Result("naval attrition", rolled.country().value(), "", rolled.lostThirds(), "thirds of a ship", true));
                case BlockadeRun run -> results.add(success("running a blockade", country(before, run.stack()), country(before, run.blockader()),
                        run.result() == BlockadeEscape.Result.ESCAPED));
                case InterceptorRanBlockade run -> results.add(success("running a blockade", country(before, run.stack()), country(before, run.blockader()),
                        run.result() == BlockadeEscape.Result.ESCAPED));
                case ShotFromShore shot -> {
                    results.add(new Result("fire from the shore", country(before, shot.stack()).value(), shot.battery().country().value(), shot.lost(), "ND", true));
                    results.add(new Result("fire from the shore", country(before, shot.stack()).value(), shot.battery().country().value(), shot.stopped() ? 1 : 0, "voyages stopped", true));
                }
                case ZoneExplored explored -> explored.found().ifPresent(found -> results.add(success("exploration", explored.country(), CountryId.NONE, found)));
                case EvasionAtSeaRolled rolled -> results.add(success("evasion at sea", leading(before, Side.NON_PHASING), leading(before, Side.PHASING), rolled.success()));
                // The die is nobody's: more boxes are neither better nor worse for a country.
                case ContinuationRolled rolled -> results.add(new Result("continuation", "", "", rolled.next().ordinal() - rolled.from().ordinal(), "boxes", false));
                default -> { }
            }
        }
        return results;
    }

    private static CountryId leading(EuState board, Side side) {
        return BattleCountries.leadingCountry(board, side).orElse(CountryId.NONE);
    }

    private static Result success(String procedure, CountryId party, CountryId against, boolean success) {
        return new Result(procedure, party.value(), against.value(), success ? 1 : 0, "success", false);
    }

    static CountryId country(EuState board, StackId stack) {
        return BattleCountries.ofStacks(board, List.of(stack)).stream().findFirst().orElse(CountryId.NONE);
    }

    static String word(Enum<?> of) {
        return of.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
