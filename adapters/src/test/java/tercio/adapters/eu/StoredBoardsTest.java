package tercio.adapters.eu;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tercio.adapters.json.Json;
import tercio.application.board.BoardHasher;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.MovementAction;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.SeaChase;
import tercio.domain.eu.common.game.SeaStage;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AcceptSeaBattle;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AttackFleet;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FightAtSea;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FollowFleet;
import tercio.domain.eu.sea.battle.play.SeaFights;
import tercio.domain.eu.sea.shorefire.play.ShoreFireCommand.FireFromShore;
import tercio.domain.eu.sea.shorefire.play.ShoreFireCommand.HoldFire;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.ruling.Readings;
import tools.jackson.databind.json.JsonMapper;

/** A board is read back from a checkpoint as it was written, whatever action of the movements and whatever stage of a battle at sea it holds. */
class StoredBoardsTest {

    /** The kinds that are looked for come long before. */
    private static final int MOST_GAMES = 100;
    private static final int MOST_COMMANDS = 120;
    private static final Ships SIX = new Ships(1, 0, 6, 3, 0, 0, 0);

    private final JsonMapper json = Json.forDerivedData();
    private final Set<Class<?>> seen = new HashSet<>();

    @Test
    void everyStageOfABattleAtSeaIsReadBack() {
        play(declared(franceAgainstSpain().admiral("duc", "france", 2, 2, 2).admiral("conde", "spain", 2, 2, 2).level("vizcaya", 1).level("vendee", 1)
                .fleet("west", "france", "s_gascogne", SIX, "duc").fleet("armada", "spain", "s_gascogne", SIX, "conde"), "west").board(), kinds(SeaStage.class));

        assertThat(seen).containsAll(kinds(SeaStage.class));
    }

    /** The fort of Corfu, in the hands of Venice, may fire on the French who follow Spaniards from the Adriatic to Malta: once it lets them pass, once it stops them. */
    @Test
    void everyCourseOfAPursuitIsReadBack() {
        for (var answer : List.of(new HoldFire(new StackId("levant")), new FireFromShore(new StackId("levant")))) {
            var start = declared(franceAgainstSpain().alliances(List.of("france"), List.of("spain"), List.of("venice")).war(List.of(List.of("france"), List.of("spain")))
                    .war(List.of(List.of("france"), List.of("venice"))).initiative("france", 20).initiative("spain", 10).initiative("venice", 5)
                    .admiral("duc", "france", 2, 2, 2).admiral("conde", "spain", 2, 2, 2).owner("corfu", "venice").owner("puglia", "france").level("malta", 1)
                    .fleet("levant", "france", "s_adriatique", new Ships(1, 0, 6, 0, 0, 0, 0), "duc").fleet("armada", "spain", "s_adriatique", new Ships(1, 0, 6, 0, 0, 0, 0), "conde"), "levant").board();
            var war = War.on(start).plays(new AcceptSeaBattle(new StackId("armada"))).plays(new FightAtSea(new StackId("levant")), 6, 5, 9, 1, 1);
            while (!war.decisions().getFirst().id().equals("follow-up")) {
                var decision = war.decisions().getFirst();
                war.plays((EuCommand) decision.options().getFirst().command(), decision.id().startsWith("naval-attrition") ? new Integer[] {1} : new Integer[0]);
            }
            war.plays(new FollowFleet(new StackId("levant"))).plays(answer, name -> OptionalInt.of(6));
            check(start, war.events());
        }

        assertThat(seen).containsAll(kinds(SeaChase.class));
    }

    @Test
    void everyActionOfTheMovementsIsReadBack() {
        var wanted = kinds(MovementAction.class);
        wanted.remove(MovementAction.MarchingBesideShips.class);
        for (var scenario : List.of("france-spain", "lepanto")) {
            play(War.RULES.start(War.RULES.scenario(scenario).orElseThrow(), Readings.STANDARD), wanted);
        }

        assertThat(seen).containsAll(wanted);
    }

    /** A battle that is declared and joined. */
    private static War declared(Situation situation, String stack) {
        return situation.war().declares("france", Campaign.SIMPLE).plays(new SailFleet(new StackId(stack), List.of(), Optional.of(NavalAction.battle(new StackId("armada")))))
                .plays(new RollNavalAttrition(new StackId(stack)), 1).plays(new EndMovement(new CountryId("france"))).plays(new AttackFleet(new StackId(stack)));
    }

    /** Plays games until all of these kinds were seen. */
    private void play(EuState from, Set<Class<?>> wanted) {
        for (int seed = 1; seed <= MOST_GAMES && !seen.containsAll(wanted); seed++) {
            Chance.game(from, seed, MOST_COMMANDS).forEach(turn -> check(turn.before(), turn.events()));
        }
    }

    /** Writes and reads each board on which an action or a stage is met for the first time. */
    private void check(EuState from, List<EuEvent> events) {
        var board = from;
        for (var event : events) {
            board = War.RULES.evolve(board, event);
            if (seen.addAll(kindsOn(board).toList())) {
                var read = json.readValue(json.writeValueAsBytes(board), EuState.class);
                assertThat(read).isEqualTo(board);
                assertThat(new BoardHasher().hash(War.RULES, read)).isEqualTo(new BoardHasher().hash(War.RULES, board));
            }
        }
    }

    private static Stream<Class<?>> kindsOn(EuState board) {
        return Stream.concat(board.phase() instanceof Movement movement ? Stream.of(movement.action().getClass()) : Stream.of(),
                SeaFights.current(board).stream().flatMap(battle -> Stream.<Class<?>>of(battle.stage().getClass(), battle.chase().getClass())));
    }

    /** The records of a sealed family. */
    private static Set<Class<?>> kinds(Class<?> family) {
        var all = new HashSet<Class<?>>();
        for (var kind : family.getPermittedSubclasses()) {
            all.addAll(kind.isSealed() ? kinds(kind) : Set.of(kind));
        }
        return all;
    }
}
