package tercio.domain.eu.sequence;

import java.util.List;
import java.util.TreeSet;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.land.battle.play.BattleEvent.BattlesEnded;
import tercio.domain.eu.land.movement.play.MoveEvent.MovementBegan;
import tercio.domain.eu.land.revolt.play.CorsairFights;
import tercio.domain.eu.land.revolt.play.CorsairHunts;
import tercio.domain.eu.land.revolt.play.MinorsAgainstPirates;
import tercio.domain.eu.land.revolt.play.RebelFights;
import tercio.domain.eu.land.siege.play.BesiegersAttrition;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegesBegan;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegesEnded;
import tercio.domain.eu.land.siege.play.Sieges;
import tercio.domain.eu.sea.battle.play.SeaFights;
import tercio.domain.eu.supply.segment.play.SupplySegment;
import tercio.domain.eu.turn.round.play.Initiative;
import tercio.domain.eu.turn.round.play.RoundEvent.ImpulseBegan;
import tercio.domain.eu.world.convoy.play.Flotas;
import tercio.domain.eu.world.militia.play.MilitiaAtHome;

/** The automatic steps from one phase to the next: impulses in the order of initiative, then the sieges of each alliance (EU-RND-5). */
final class PhaseSteps {

    private PhaseSteps() {}

    static boolean orderAlliances(EuCommandRun play) {
        if (Initiative.isTied(play.state())) {
            return false;
        }
        Initiative.settle(play);
        return true;
    }

    /** Begins the impulse of the first alliance, unless a player must choose the port of the Flota. */
    static boolean beginFirstImpulse(EuCommandRun play) {
        if (Flotas.mustChoosePort(play.board())) {
            return false;
        }
        beginImpulse(play, 0);
        return true;
    }

    private static void beginImpulse(EuCommandRun play, int turnOf) {
        var alliance = play.state().allianceAt(turnOf);
        play.emit(new ImpulseBegan(alliance));
        SupplySegment.begin(play, alliance);
    }

    static boolean beginMovementIfDeclared(EuCommandRun play, Phase.Campaigns campaigns) {
        var alliance = play.state().allianceAt(campaigns.turnOf());
        boolean all = play.state().members(alliance).stream()
                .allMatch(country -> play.state().countries().get(country).declared());
        if (all) {
            play.emit(new MovementBegan(alliance));
        }
        return all;
    }

    /** Takes the next step of the battle at sea, of the movements or of the battles, unless it waits for a player. */
    static boolean resolveSeaBattleStep(EuCommandRun play) {
        return SeaFights.current(play.state()).filter(battle -> SeaFights.resolveStep(play, battle)).isPresent();
    }

    /** Ends the battles of an impulse when none is left. The next alliance, the attrition of besiegers or the sieges follow. */
    static boolean endBattles(EuCommandRun play, Phase.Battles battles) {
        if (!battles.provinces().isEmpty() || SeaFights.haveBattlesLeft(play.board())) {
            return false;
        }
        MilitiaAtHome.sendAllHome(play);
        play.emit(new BattlesEnded(play.state().allianceAt(battles.turnOf())));
        if (battles.turnOf() + 1 < play.state().order().size()) {
            beginImpulse(play, battles.turnOf() + 1);
        } else if (!BesiegersAttrition.begin(play)) {
            beginSieges(play, 0);
        }
        return true;
    }

    static boolean beginSiegesAfterAttrition(EuCommandRun play, Phase.Besiegers besiegers) {
        if (!SupplySegment.areRolled(play.state(), besiegers.due())) {
            return false;
        }
        beginSieges(play, 0);
        return true;
    }

    private static void beginSieges(EuCommandRun play, int turnOf) {
        var alliance = play.state().allianceAt(turnOf);
        var board = play.board();
        var besieged = Sieges.provinces(board, alliance);
        var provinces = new TreeSet<>(besieged);
        provinces.addAll(RebelFights.provinces(board, alliance));
        provinces.addAll(CorsairFights.provinces(board, alliance));
        play.emit(new SiegesBegan(alliance, List.copyOf(provinces)));
        MilitiaAtHome.manWalls(play, besieged);
    }

    /** Ends the sieges of an alliance when no siege, no corsair hunt and no pirate of a minor country is open. */
    static boolean endSieges(EuCommandRun play, Phase.Sieges sieges) {
        if (!sieges.provinces().isEmpty() || !CorsairHunts.openHunts(play.board()).isEmpty() || !MinorsAgainstPirates.openTradeZones(play.board()).isEmpty()) {
            return false;
        }
        if (sieges.turnOf() + 1 < play.state().order().size()) {
            beginSieges(play, sieges.turnOf() + 1);
        } else {
            play.emit(new SiegesEnded());
        }
        return true;
    }
}
