package tercio.projections.eu;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.game.Stack;

/** The countries on each side of the battle that is fought, on land or at sea. */
public final class BattleCountries {

    private BattleCountries() {}

    /** The side of a word; empty for another word. */
    public static Optional<Side> side(String word) {
        return Stream.of(Side.values()).filter(side -> side.word().equals(word)).findFirst();
    }

    /** The country that leads a side of the battle on the board; empty where no battle is fought or nobody leads. */
    public static Optional<CountryId> leadingCountry(EuState board, Side side) {
        return countries(board, side).stream().findFirst();
    }

    /** The countries of a side of the battle on the board, the one that leads first. */
    public static List<CountryId> countries(EuState board, Side side) {
        var onLand = onLand(board).map(battle -> Stream.concat(
                Stream.ofNullable(battle.battle()).map(terms -> terms.side(side).country()),
                ofStacks(board, battle.side(side).stream().map(Engaged::stack).toList()).stream()));
        var atSea = atSea(board).map(battle -> Stream.concat(
                battle.combat().stream().map(combat -> combat.country(side)),
                ofStacks(board, battle.side(side)).stream()));
        return onLand.or(() -> atSea).stream().flatMap(all -> all).filter(country -> country != null && !country.value().isEmpty()).distinct().toList();
    }

    /** The countries of stacks, on land or at sea, in the order of the stacks. */
    public static List<CountryId> ofStacks(EuState board, List<StackId> stacks) {
        return stacks.stream().flatMap(id -> board.stack(id).map(Stack::country).or(() -> board.fleet(id).map(NavalStack::country)).stream()).distinct().toList();
    }

    private static Optional<Engagement> onLand(EuState board) {
        return switch (board.phase()) {
            case Movement movement -> movement.engagement();
            case Phase.Battles battles -> Optional.ofNullable(battles.engagement());
            default -> Optional.empty();
        };
    }

    private static Optional<SeaEngagement> atSea(EuState board) {
        return switch (board.phase()) {
            case Movement movement -> movement.seaBattle();
            case Phase.Battles battles -> Optional.ofNullable(battles.seaBattle());
            default -> Optional.empty();
        };
    }
}
