package tercio.domain.eu.sea.battle.play;

import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.DamagedShips;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaEngagement.Step;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.game.SeaPursuit;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.land.losses.play.Missionaries;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.AdmiralAwaited;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.AdmiralHit;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.AdmiralReturned;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.EvasionAtSeaRolled;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.FirstLineChosen;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.FirstLineSealed;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.FirstLinesAwaited;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.FirstLinesFormed;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.FleetFollowed;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.FleetRetreated;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.FollowUpBlockade;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.FollowUpOver;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.PursuitBegan;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.RetreatImpossible;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleAccepted;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleAvoided;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleEnded;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleFought;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleJoined;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaLossesTaken;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaRetreatsOver;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.ShipsCaptured;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.ShipsLostInBattle;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.WithdrewWithWind;
import tercio.domain.eu.sea.ships.play.Pursuers;
import tercio.domain.eu.sea.ships.play.Seas;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.turn.leader.play.Viceroys;
import tercio.domain.game.Id;
import tercio.domain.game.SealedChoices;
import tercio.domain.map.SpaceId;

/** Applies the events of battles at sea to the board. */
final class SeaFightEvolution {

    private SeaFightEvolution() {}

    static EuState evolve(EuState state, SeaFightEvent event) {
        return switch (event) {
            case SeaBattleJoined joined -> afterJoining(state, joined);
            case EvasionAtSeaRolled rolled -> withBattle(state, rolled.success() ? battle(state).afterEvasion().withStep(Step.FOLLOW_UP) : battle(state).withStep(Step.FIRST_LINE));
            case SeaBattleAccepted accepted -> withBattle(state, battle(state).withStep(Step.FIRST_LINE));
            case FirstLineChosen chosen -> withBattle(state, battle(state).withLine(chosen.side(), chosen.line()));
            case FirstLinesAwaited awaited -> withBattle(state, battle(state).withSealed(SealedChoices.of(Id.texts(awaited.countries()))));
            case FirstLineSealed sealed -> withBattle(state, battle(state).withSealed(battle(state).sealed().with(sealed.country().value(), sealed.line())));
            case FirstLinesFormed formed -> withBattle(state, battle(state).withLines(formed.phasing(), formed.nonPhasing()).withStep(Step.READY));
            case SeaBattleFought fought -> withBattle(state, battle(state).withBattle(fought.battle(), fought.standing(), fought.standing().waits().isPresent() ? Step.FIGHT : Step.LOSSES));
            case WithdrewWithWind withdrew -> state;
            case ShipsCaptured captured -> afterCapture(state, captured);
            case ShipsLostInBattle lost -> withBattle(afterLosses(state, lost), battle(state).withDone(lost.side()));
            case SeaLossesTaken taken -> withBattle(state, battle(state).withStep(Step.RETREAT));
            case FleetRetreated retreated -> afterRetreat(state, retreated);
            case RetreatImpossible stays -> withBattle(state, battle(state).withDone(stays.side()));
            case SeaRetreatsOver over -> withBattle(state, battle(state).withStep(Step.FOLLOW_UP));
            case FleetFollowed followed -> withBattle(state.with(stack(state, followed.stack()).placedIn(followed.to()).withCompany(null)),
                    battle(state).withFollower(followed.side(), followed.stack(), followed.thirds()));
            case PursuitBegan began -> withBattle(state, battle(state).withPursuitBegun(began.side(), new SeaPursuit(began.stack(), began.zone(), null, false, began.thirds())));
            case FollowUpOver over -> withBattle(state, battle(state).withStep(Step.CONCLUSION));
            case FollowUpBlockade blockade -> state.with(stack(state, blockade.stack()).withAction(NavalAction.blockade(blockade.port())));
            case SeaBattleAvoided avoided -> withBattle(withoutDeclaredAttacks(state), null);
            case SeaBattleEnded ended -> afterBattle(state, ended);
            case AdmiralHit hit -> withLeaderHit(state, hit);
            case AdmiralAwaited awaited -> state.withDuty(new Duty.AdmiralReturn(awaited.country(), awaited.leader()));
            case AdmiralReturned returned -> afterReturn(state, returned);
        };
    }

    private static SeaEngagement battle(EuState state) {
        return SeaFights.current(state).orElseThrow();
    }

    static EuState withBattle(EuState state, SeaEngagement now) {
        return Pursuers.withBattle(state, now);
    }

    private static NavalStack stack(EuState state, StackId id) {
        return state.fleet(id).orElseThrow();
    }

    /** Stacks that are not in the zone yet come there: a runner out of its port, an interceptor from the next zone. */
    private static EuState afterJoining(EuState state, SeaBattleJoined joined) {
        var next = state;
        for (var id : Stream.concat(joined.phasing().stream(), joined.nonPhasing().stream()).toList()) {
            if (!stack(next, id).at().equals(joined.zone())) {
                next = next.with(stack(next, id).placedIn(joined.zone()));
            }
        }
        if (next.phase() instanceof Movement movement && movement.voyage() != null && !movement.voyage().position().equals(joined.zone())) {
            next = next.withPhase(movement.withVoyage(movement.voyage().afterMeeting(joined.zone())));
        }
        return withBattle(next, SeaEngagement.starting(joined.zone(), joined.interception(), joined.phasing(), joined.nonPhasing()).withMissionaries(missionaries(next, joined)));
    }

    private static List<LeaderId> missionaries(EuState state, SeaBattleJoined joined) {
        return Stream.concat(joined.phasing().stream(), joined.nonPhasing().stream()).flatMap(id -> state.fleet(id).stream())
                .flatMap(ships -> ships.aboard().stream()).flatMap(troops -> troops.leaders().stream()).filter(id -> Missionaries.isMissionary(state, id)).toList();
    }

    // --- Ships -----------------------------------------------------------------------------------------------------

    private static EuState afterCapture(EuState state, ShipsCaptured captured) {
        var next = state;
        for (var taken : captured.from()) {
            var stack = stack(next, taken.stack());
            next = withRemainingShips(next, stack.withCargo(stack.aboard(), taken.gold()), taken.left());
        }
        var captor = stack(next, captured.joins());
        var seized = captured.seized() == 0 ? next
                : next.withCountry(captor.country(), next.countries().get(captor.country()).withIncome(ErsLine.A10, captured.seized()));
        return seized.with(Captures.withCaptured(captor, captured.ships()));
    }

    private static EuState afterLosses(EuState state, ShipsLostInBattle lost) {
        var next = state;
        for (var hit : lost.stacks()) {
            next = withRemainingShips(next, stack(next, hit.stack()), hit.left());
            if (hit.damaged().thirds() > 0) {
                next = next.withNavies(next.navies().withDamaged(next.navies().damaged().plus(new DamagedShips(hit.country(), lost.waters(), hit.damaged(), next.box()))));
            }
        }
        return next;
    }

    /** A stack with the ships that it has left. Without any it is gone, and its leaders wait for another. */
    private static EuState withRemainingShips(EuState state, NavalStack stack, NavalUnits ships) {
        if (ships.thirds() > 0) {
            return state.with(stack.withShips(ships));
        }
        var navies = state.navies().without(stack.id());
        for (var leader : stack.leaders()) {
            navies = navies.with(navies.leaders().get(leader).asLost(Fate.WAITING, null, null));
        }
        return state.withNavies(navies);
    }

    private static EuState afterRetreat(EuState state, FleetRetreated retreated) {
        var next = state;
        for (var id : retreated.stacks()) {
            next = next.with(stack(next, id).placedIn(retreated.port()));
        }
        var battle = battle(state).withRetreat(retreated.side(), retreated.port(), retreated.way(), retreated.thirds());
        return withBattle(next, battle.evaded() ? battle.withStep(Step.FOLLOW_UP) : battle);
    }

    // --- The end ---------------------------------------------------------------------------------------------------

    /** Declared battles of the phasing stacks are fought. */
    private static EuState withoutDeclaredAttacks(EuState state) {
        var next = state;
        for (var id : battle(state).phasing()) {
            var stack = next.fleet(id).filter(each -> each.action() != null && each.action().kind() == NavalAction.Kind.BATTLE);
            next = stack.isPresent() && !battle(state).interception() ? next.with(stack.get().withAction(null)) : next;
        }
        return next;
    }

    private static EuState afterBattle(EuState state, SeaBattleEnded ended) {
        var next = withBattle(withoutDeclaredAttacks(state.withNavies(state.navies().withBattleIn(ended.zone()))), null);
        for (var country : ended.metOttomans()) {
            next = next.withCountry(country, next.countries().get(country).withMetOttomans(true));
        }
        if (ended.winner() != null && !Seas.isEuropean(EuMap.PRINTED, ended.zone())) {
            var loser = battle(state).terms().side(ended.winner().opponent());
            next = Viceroys.withDefeat(next, List.of(loser.country()), loser.leader(), ended.major());
        }
        for (var change : ended.stability().entrySet()) {
            next = next.withCountry(change.getKey(), next.countries().get(change.getKey()).withChanges(change.getValue(), 0));
        }
        for (var change : ended.victoryPoints().entrySet()) {
            next = next.withCountry(change.getKey(), next.countries().get(change.getKey()).withChanges(0, change.getValue()));
        }
        for (var id : ended.barred()) {
            next = next.with(stack(next, id).withBarred(true));
        }
        return next.withEngaged(battle(state).phasing().stream().flatMap(id -> state.fleet(id).stream())
                .flatMap(ships -> Stream.concat(Stream.of(ships.id()), ships.aboard().stream().map(Stack::id))).toList());
    }

    // --- Leaders ---------------------------------------------------------------------------------------------------

    private static EuState withLeaderHit(EuState state, AdmiralHit hit) {
        var next = state;
        SpaceId place = null;
        for (var stack : state.navies().stacks().values()) {
            if (stack.leaders().contains(hit.leader())) {
                place = stack.at();
                next = next.with(stack.withLeaders(stack.leaders().stream().filter(leader -> !leader.equals(hit.leader())).toList()));
            }
        }
        return next.withNavies(next.navies().with(next.navies().leaders().get(hit.leader()).asLost(hit.fate(), hit.returns(), place)));
    }

    private static EuState afterReturn(EuState state, AdmiralReturned returned) {
        var stack = stack(state, returned.stack());
        var next = state.with(stack.withLeaders(Stream.concat(stack.leaders().stream(), Stream.of(returned.leader())).toList()));
        next = next.withNavies(next.navies().with(next.navies().leaders().get(returned.leader()).asPresent()));
        boolean owed = !next.duties().isEmpty() && next.duties().getFirst() instanceof Duty.AdmiralReturn duty && duty.leader().equals(returned.leader());
        return owed ? next.withoutFirstDuty() : next;
    }
}
