package tercio.domain.eu.sea.battle.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.game.Subject;
import tercio.domain.game.Secret;
import tercio.domain.map.SpaceId;

/** Commands of players in battles at sea. Each names a naval stack of the side that gives it. */
public sealed interface SeaFightCommand extends EuCommand {

    StackId stack();

    @Override
    default Subject about() {
        return Subject.stack(stack());
    }

    /** Starts the battle that the stack has declared, after the movements (EU-BATTLE). */
    record AttackFleet(StackId stack) implements SeaFightCommand {}

    /** Tries to evade to a port (EU-SEA-EVASION): one die. */
    record EvadeAtSea(StackId stack, SpaceId port) implements SeaFightCommand {}

    /** Does not evade. */
    record AcceptSeaBattle(StackId stack) implements SeaFightCommand {}

    /** Puts warships or galleys into the first line (EU-SEA-LINE). */
    record ChooseFirstLine(StackId stack, FirstLine line) implements SeaFightCommand {}

    /**
     * The same in secret, where the other side has a choice, too.
     *
     * @param country that commands the side of the stack
     * @param line empty for who may not see it
     */
    record SealFirstLine(CountryId country, StackId stack, Optional<FirstLine> line) implements SeaFightCommand {
        public SealFirstLine {
            line = line == null ? Optional.empty() : line;
        }

        @Override
        public Subject about() {
            return Subject.country(country);
        }

        @Override
        public List<Secret> secrets() {
            return country == null ? List.of() : List.of(Secret.of(country.value(), "line"));
        }
    }

    /** Rolls the first dice. */
    record FightAtSea(StackId stack) implements SeaFightCommand {}

    /** Withdraws after fire with the wind (EU-SEA-WITHDRAW). */
    record WithdrawWithWind(StackId stack) implements SeaFightCommand {}

    /** Tries to break off after the first day (EU-BATTLE-DAY1-RETREAT). */
    record BreakOff(StackId stack) implements SeaFightCommand {}

    /** Fights on, neither withdrawing nor breaking off. */
    record FightOn(StackId stack) implements SeaFightCommand {}

    /**
     * Captures ships in the pursuit (EU-SEA-CAPTURE).
     *
     * @param ships the kind for each star, as many as stars or fewer
     * @param joins the stack that the ships join, where several pursue; missing, this one
     */
    record CaptureShips(StackId stack, List<FirstLine> ships, Optional<StackId> joins) implements SeaFightCommand {
        public CaptureShips {
            ships = ships == null ? List.of() : List.copyOf(ships);
            joins = joins == null ? Optional.empty() : joins;
        }
    }

    /**
     * Names the ships lost in the battle (EU-SEA-LOSS-CHOICE), without FLEET counters; {@code nde} are thirds of warships beside whole ones.
     *
     * @param waters the waters in which damaged ships are tallied, if the zone belongs to two waters; missing, the first
     */
    record LoseShipsInBattle(StackId stack, Ships destroyed, Ships damaged, Optional<WatersId> waters) implements SeaFightCommand {
        public LoseShipsInBattle {
            waters = waters == null ? Optional.empty() : waters;
        }
    }

    /** Retreats to one of the closest ports (EU-SEA-RETREAT). */
    record RetreatToPort(StackId stack, SpaceId port) implements SeaFightCommand {}

    /** Follows those who retreat or evade, to blockade their port (EU-SEA-FOLLOW). */
    record FollowFleet(StackId stack) implements SeaFightCommand {}

    /** Does not follow. */
    record LetFleetGo(StackId stack) implements SeaFightCommand {}

    /** A leader who is back joins a naval stack (EU-WOUND-1). */
    record JoinFleet(StackId stack, LeaderId leader) implements SeaFightCommand {}

    /** Ends the battle: the commanders test for casualties (EU-BATTLE-CASUALTY). */
    record EndSeaBattle(StackId stack) implements SeaFightCommand {}
}
