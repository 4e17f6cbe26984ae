package tercio.projections.eu;

import java.util.List;
import java.util.Optional;
import tercio.domain.dice.Roll;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleJoined;
import tercio.domain.eu.land.battle.play.BattleEvent.EnemiesOverrun;
import tercio.domain.eu.land.battle.play.BattleEvent.EvasionAttempted;
import tercio.domain.eu.land.interception.play.InterceptionEvent.MoverOverrun;
import tercio.domain.eu.land.siege.SiegeSide;
import tercio.domain.eu.land.siege.play.SiegeEvent.AssaultFought;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressUndermined;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleFought;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleJoined;

/**
 * Finds the country of a die in a war. The die belongs to a stack, to a country, or to a side of a battle or a siege, on land and at sea.
 * All dice of a command stand with its first event: after an evasion that failed there are dice of both sides.
 */
final class EuDieOwner {

    private EuDieOwner() {}

    static Optional<CountryId> of(EuState before, EuEvent event, Roll roll) {
        var named = roll.name().side();
        if (before.countries().containsKey(new CountryId(named))) {
            return Optional.of(new CountryId(named));
        }
        return before.stack(new StackId(named)).map(Stack::country).or(() -> before.fleet(new StackId(named)).map(NavalStack::country))
                .or(() -> BattleCountries.side(named).map(side -> ofBattle(before, event, side)).orElseGet(() -> ofOther(before, event, named)));
    }

    private static Optional<CountryId> ofBattle(EuState before, EuEvent event, Side side) {
        return switch (event) {
            case BattleFought battle -> Optional.ofNullable(battle.battle().side(side).country());
            case SeaBattleFought battle -> Optional.ofNullable(battle.battle().side(side).country());
            case BattleJoined joined -> first(before, (side == Side.PHASING ? joined.phasing() : joined.nonPhasing()).stream().map(Engaged::stack).toList());
            case SeaBattleJoined joined -> first(before, side == Side.PHASING ? joined.phasing() : joined.nonPhasing());
            default -> BattleCountries.leadingCountry(before, side).or(() -> ofOther(before, event, side.word()));
        };
    }

    private static Optional<CountryId> ofOther(EuState before, EuEvent event, String named) {
        return switch (event) {
            case FortressUndermined siege -> Optional.of(siege.by());
            case AssaultFought assault -> named.equals(SiegeSide.BESIEGER.word())
                    ? Optional.of(assault.by()) : Optional.of(before.fortress(assault.province()).controller());
            case EnemiesOverrun overrun -> first(before, overrun.enemies());
            case MoverOverrun overrun -> before.stack(overrun.moving()).map(Stack::country);
            case EvasionAttempted evasion -> first(before, evasion.stacks());
            default -> Optional.empty();
        };
    }

    private static Optional<CountryId> first(EuState board, List<StackId> stacks) {
        return BattleCountries.ofStacks(board, stacks).stream().findFirst();
    }
}
