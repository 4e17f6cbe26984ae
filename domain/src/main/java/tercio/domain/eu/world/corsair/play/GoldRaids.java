package tercio.domain.eu.world.corsair.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.RollOff;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.attrition.play.SinkingTroops;
import tercio.domain.eu.sea.attrition.play.Succession;
import tercio.domain.eu.sea.ships.play.FleetCounters;
import tercio.domain.eu.world.corsair.ConvoyAttack;
import tercio.domain.eu.world.corsair.ConvoyAttackers.Turn;
import tercio.domain.eu.world.corsair.Corsair;
import tercio.domain.eu.world.corsair.CorsairOwner;
import tercio.domain.eu.world.corsair.play.GoldRaidCommand.AttackConvoy;
import tercio.domain.eu.world.corsair.play.GoldRaidCommand.MeetPirates;
import tercio.domain.eu.world.corsair.play.GoldRaidCommand.SpareConvoy;
import tercio.domain.eu.world.corsair.play.GoldRaidEvent.ConvoyAttacked;
import tercio.domain.eu.world.corsair.play.GoldRaidEvent.ConvoySpared;
import tercio.domain.eu.world.corsair.play.GoldRaidEvent.CorsairsMet;
import tercio.domain.eu.world.corsair.play.GoldRaidEvent.CorsairsNamed;
import tercio.domain.eu.world.corsair.play.GoldRaidEvent.CorsairsPassed;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/**
 * Corsairs attack a naval stack with gold that enters a sea zone of their trade zone: after its action is announced, before anybody intercepts it. They
 * never stop it (EU-CONVOY-ATTACK). Readings: a stack that flees or retreats from a battle is not attacked; of a stack of several countries they capture
 * ships of the contingent that carries the gold, and where those were its last ships, what they leave of the gold goes on in the ships of the others.
 */
public final class GoldRaids {

    static final String RULE = "EU-CONVOY-ATTACK";
    static final String WHO = "EU-CONVOY-ATTACK-WHO";
    /** A choice of no corsairs. */
    private static final SpaceId NONE = new SpaceId("");

    private GoldRaids() {}

    /** The voyage that is under way; empty if none is. */
    static Optional<Voyage> underWay(WarView board) {
        return board.state().phase() instanceof Movement movement ? movement.voyage() : Optional.empty();
    }

    /** The voyage that waits for corsairs; empty if none does. */
    static Optional<Voyage> waitingVoyage(WarView board) {
        return underWay(board).filter(voyage -> voyage.awaits() == Voyage.Awaits.CORSAIRS);
    }

    /**
     * Begins the turns of corsairs that act where a stack with gold has come.
     *
     * @return whether there are any
     */
    public static boolean startTurns(EuCommandRun play, Voyage voyage) {
        if (RaidTurns.nextTurn(play.board(), voyage).isEmpty()) {
            return false;
        }
        play.emit(new CorsairsMet(voyage.stack(), voyage.position()));
        return true;
    }

    /**
     * Ends the turns when no corsairs are left that may attack.
     *
     * @return whether they ended
     */
    public static boolean endTurns(EuCommandRun play, Voyage voyage) {
        if (RaidTurns.nextTurn(play.board(), voyage).isPresent()) {
            return false;
        }
        play.emit(new CorsairsPassed(voyage.stack(), voyage.position()));
        return true;
    }

    // --- Who decides -----------------------------------------------------------------------------------------------

    /** The controllers of a turn that have not chosen. */
    static List<CountryId> undecidedControllers(WarView board, Voyage voyage, Turn turn) {
        return controllers(board, turn).stream().filter(country -> !voyage.hunters().choices().containsKey(country)).toList();
    }

    private static List<CountryId> controllers(WarView board, Turn turn) {
        return turn.corsairs().stream().map(corsair -> RaidTurns.controller(board, board.state().marks().raids().get(corsair.at()))).distinct().toList();
    }

    /** The answers of a controller. */
    static List<Option> options(WarView board, Voyage voyage, Turn turn, CountryId country) {
        var options = new ArrayList<Option>();
        turn.corsairs().forEach(corsair -> options.add(new Option(attack(board, corsair.at()), new AttackConvoy(country, voyage.stack(), corsair.at()))));
        options.add(new Option(Sentence.of("eu.corsairs.to-spare"), new SpareConvoy(country, voyage.stack())));
        return options;
    }

    private static Sentence attack(WarView board, SpaceId zone) {
        var raid = board.state().marks().raids().get(zone);
        return Sentence.of("eu.corsairs.to-attack").with("plus", raid.plus()).with("minus", raid.minus()).with("both", raid.plus() > 0 && raid.minus() > 0)
                .with("country", SentenceNames.country(raid.by())).with("where", SentenceNames.place(zone));
    }

    private static Refusal turnRefusal(WarView board, StackId stack) {
        var options = waitingVoyage(board).flatMap(voyage -> RaidTurns.nextTurn(board, voyage).map(turn -> answers(board, voyage, turn))).orElse(List.of());
        return Refusal.of(WHO, options.isEmpty() ? Sentence.of("eu.corsairs.refused-no-attack")
                .with("stack", SentenceNames.fleet(board.state(), stack)) : Sentence.of("eu.corsairs.refused-others-first")).withLegal(options);
    }

    static List<Option> answers(WarView board, Voyage voyage, Turn turn) {
        return turn.mustAttack() ? List.of(new Option(Sentence.of("eu.corsairs.to-roll"), new MeetPirates(voyage.stack())))
                : undecidedControllers(board, voyage, turn).stream().flatMap(country -> options(board, voyage, turn, country).stream()).toList();
    }

    /** The command by which corsairs attack that may do so now, the first of several; empty where none may. */
    public static Optional<EuCommand> attackCommand(WarView board) {
        return waitingVoyage(board).flatMap(voyage -> RaidTurns.nextTurn(board, voyage).flatMap(turn -> answers(board, voyage, turn).stream().findFirst()))
                .map(option -> (EuCommand) option.command());
    }

    static Execution attack(EuCommandRun play, AttackConvoy command) {
        return choose(play, command.stack(), command.country(), command.zone() == null ? NONE : command.zone());
    }

    static Execution spare(EuCommandRun play, SpareConvoy command) {
        return choose(play, command.stack(), command.country(), NONE);
    }

    /** Records the choice of one controller. The last of several settles it: all have named the same corsair, or none attacks. */
    private static Execution choose(EuCommandRun play, StackId stack, CountryId country, SpaceId zone) {
        var board = play.board();
        var voyage = waitingVoyage(board).filter(under -> under.stack().equals(stack));
        var turn = voyage.flatMap(under -> RaidTurns.nextTurn(board, under)).filter(next -> !next.mustAttack());
        if (turn.isEmpty() || !undecidedControllers(board, voyage.get(), turn.get()).contains(country)
                || !zone.equals(NONE) && turn.get().corsairs().stream().map(Corsair::at).noneMatch(zone::equals)) {
            return EuCommandRun.refuse(turnRefusal(board, stack));
        }
        if (undecidedControllers(board, voyage.get(), turn.get()).size() > 1) {
            play.emit(new CorsairsNamed(country, stack, zone));
            return EuCommandRun.success();
        }
        boolean agreed = voyage.get().hunters().choices().values().stream().allMatch(zone::equals);
        if (zone.equals(NONE) || !agreed) {
            play.emit(new ConvoySpared(stack, turn.get().id()));
            return EuCommandRun.success();
        }
        return resolve(play, voyage.get(), turn.get(), zone, List.of());
    }

    /** Has the pirates attack; a roll decides between several whose leaders are equal. */
    static Execution meetPirates(EuCommandRun play, MeetPirates command) {
        var board = play.board();
        var voyage = waitingVoyage(board).filter(under -> under.stack().equals(command.stack()));
        var turn = voyage.flatMap(under -> RaidTurns.nextTurn(board, under)).filter(Turn::mustAttack);
        if (turn.isEmpty()) {
            return EuCommandRun.refuse(turnRefusal(board, command.stack()));
        }
        var steps = new ArrayList<Step>();
        var order = new ArrayList<Corsair>();
        if (turn.get().corsairs().size() > 1) {
            var lacking = new RollOff(play, "pirates against " + command.stack() + " in " + voyage.get().position(), "rivals", "which pirates attack", WHO, steps)
                    .rank(turn.get().corsairs(), corsair -> corsair.at().value(), 1, order);
            if (lacking.isDeclined()) {
                return lacking;
            }
        } else {
            order.addAll(turn.get().corsairs());
        }
        return resolve(play, voyage.get(), turn.get(), order.getFirst().at(), steps);
    }

    // --- The attack ------------------------------------------------------------------------------------------------

    private static Execution resolve(EuCommandRun play, Voyage voyage, Turn turn, SpaceId raiders, List<Step> before) {
        var board = play.board();
        var recorder = StepRecorder.recording();
        var run = ConvoyAttack.of(RaidOdds.attack(board, voyage, raiders), play.tables())
                .start(ConvoyAttack.start(), play.dice("attack on " + voyage.stack() + " by corsairs in " + raiders), recorder);
        return switch (run) {
            case Run.MissingDie<ConvoyAttack.Result> lacking -> EuCommandRun.needsDie(lacking.die());
            case Run.Waiting<ConvoyAttack.Result> waiting -> throw new IllegalStateException("the attack waits for no choice");
            case Run.Finished<ConvoyAttack.Result> over -> {
                play.addRolls(over.rolls());
                var steps = new ArrayList<>(before);
                steps.addAll(recorder.steps());
                recordAttack(play, voyage, turn, raiders, over.state(), steps);
                yield EuCommandRun.success();
            }
        };
    }

    private static void recordAttack(EuCommandRun play, Voyage voyage, Turn turn, SpaceId raiders, ConvoyAttack.Result result, List<Step> steps) {
        var board = play.board();
        var raid = board.state().marks().raids().get(raiders);
        var ships = board.state().fleet(voyage.stack()).orElseThrow();
        var plunder = RaidOdds.plunder(board, ships, raid, result.captured());
        var captured = new NavalUnits(0, 0, plunder.warships(), 0, plunder.transports(), 0, 0);
        var left = FleetCounters.afterLosses(board, ships, captured);
        boolean home = result.foundStack() && CorsairOwner.of(raid.by()) != CorsairOwner.PIRATES;
        // The corsair+ becomes a corsair-; one that goes home is no longer at sea.
        int level = raid.level() - (home ? Corsair.PLUS : result.foundStack() ? 1 : 0);
        boolean othersCarryOn = left.thirds() == 0 && SeaCompany.of(board.state(), ships).size() > 1;
        if (othersCarryOn) {
            Succession.passCommand(play, List.of(ships.id()));
        } else if (left.thirds() == 0) {
            SinkingTroops.loseAll(play, ships);
        }
        play.emit(new ConvoyAttacked(voyage.stack(), turn.id(), voyage.position(), raiders, raid.by(), result.ending(), level, home, captured, left,
                plunder.gold(), plunder.income(), left.thirds() == 0 && !othersCarryOn ? ships.gold() - plunder.gold() : 0, Optional.of(result.foundStack() ? raid.plus() - 1 : raid.plus()).filter(larger -> larger < level / 2)), steps);
    }
}
