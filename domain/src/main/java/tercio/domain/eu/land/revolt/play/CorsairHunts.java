package tercio.domain.eu.land.revolt.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.revolt.play.RevoltCommand.HuntCorsairs;
import tercio.domain.eu.land.revolt.play.RevoltEvent.CorsairsHunted;
import tercio.domain.eu.sea.ships.play.SeaRaiders;
import tercio.domain.eu.world.corsair.CorsairHunt;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.ruling.Success;
import tercio.domain.sentence.Sentence;

/**
 * The fights of naval stacks against corsairs in their sea zone, in the siege segment, one a round for each stack that has announced it
 * (EU-CORSAIR-HUNT). A success takes one side off. No replacement leaders are rolled: a side without a leader has manoeuvre 0.
 */
public final class CorsairHunts {

    static final String RULE = "EU-CORSAIR-HUNT";

    private CorsairHunts() {}

    /** The naval stacks of the alliance whose sieges are resolved that have their fight of this round before them. */
    public static List<NavalStack> openHunts(WarView board) {
        if (!(board.state().phase() instanceof Phase.Sieges sieges)) {
            return List.of();
        }
        var alliance = board.state().allianceAt(sieges.turnOf());
        return board.state().fleetsOf(alliance)
                .filter(ships -> ships.action() != null && ships.action().kind() == NavalAction.Kind.FIGHT_CORSAIRS)
                .filter(ships -> SeaRaiders.enemyRaid(board, ships.at(), alliance).isPresent() && !board.state().navies().hasHunted(ships.id()))
                .toList();
    }

    static Option option(WarView board, NavalStack ships) {
        return new Option(Sentence.of("eu.revolt.to-hunt"), new HuntCorsairs(ships.id()));
    }

    /** The question for ships, as {@code The ships in Golfe du Lion fight the corsair+ of Algiers}. */
    static Sentence prompt(WarView board, NavalStack ships) {
        return Sentence.of("eu.revolt.ask-hunt").with("where", SentenceNames.place(ships.at())).with("whom", CorsairFights.raiders(board, ships.at()));
    }

    /** Refused for a stack that does not fight corsairs, has fought them in this round, and outside the siege segment. */
    static Execution fight(EuCommandRun play, HuntCorsairs command) {
        var board = play.board();
        var asked = openHunts(board);
        var known = asked.stream().filter(ships -> ships.id().equals(command.stack())).findFirst();
        if (known.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.revolt.refused-corsairs-at-sea"),
                    asked.stream().map(ships -> option(board, ships)).toList());
        }
        var ships = known.get();
        var recorder = StepRecorder.recording();
        var roll = CorsairHunt.roll(play.tables());
        return switch (roll.procedure().start(roll.start(hunt(board, ships)), play.dice("corsairs in " + ships.at()), recorder)) {
            case Run.MissingDie<SingleRoll.RollState<CorsairHunt.Hunt, Success>> lacking -> EuCommandRun.needsDie(lacking.die());
            case Run.Waiting<SingleRoll.RollState<CorsairHunt.Hunt, Success>> waiting -> throw new IllegalStateException("the fight waits for no choice");
            case Run.Finished<SingleRoll.RollState<CorsairHunt.Hunt, Success>> rolled -> {
                play.addRolls(rolled.rolls());
                boolean success = rolled.state().result().isSuccess();
                int level = board.state().marks().raids().get(ships.at()).level();
                play.emit(new CorsairsHunted(ships.at(), ships.id(), ships.country(), success, success ? level - 1 : level), recorder.steps());
                yield EuCommandRun.success();
            }
        };
    }

    /** The odds of a fight that may be rolled now. */
    static Optional<Forecast> odds(WarView board, StackId stack) {
        var roll = CorsairHunt.roll(board.tables());
        return openHunts(board).stream().filter(ships -> ships.id().equals(stack)).findFirst()
                .map(ships -> Forecast.EMPTY.with("result", roll.procedure().distribution(roll.start(hunt(board, ships))).map(SingleRoll.RollState::result)));
    }

    /** The fight of a stack against the corsairs in its zone. */
    public static CorsairHunt.Hunt hunt(WarView board, NavalStack hunter) {
        var ships = SeaCompany.together(board.state(), hunter);
        var state = board.state();
        var raid = state.marks().raids().get(ships.at());
        int maneuver = state.admiral(ships).filter(leader -> leader.category().commandsFleets()).map(Leader::maneuver).orElse(0);
        return new CorsairHunt.Hunt(state.navalTechnology(ships.country()), ships.ships().fleetMinus(), ships.ships().fleetPlus(), SeaRaiders.isArmed(ships.ships()), maneuver,
                raid.maneuver(), raid.plus(), SeaRaiders.areSheltered(board, ships.at(), raid), state.navies().fought().contains(ships.at()), SeaRaiders.hindrance(board, ships));
    }
}
