package tercio.domain.eu.play.seafight;

import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.forces.NavalUnits;
import tercio.domain.eu.campaign.ErsLine;
import tercio.domain.eu.game.DamagedShips;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.LeaderStatus.Fate;
import tercio.domain.eu.game.NavalAction;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.SeaEngagement;
import tercio.domain.eu.game.SeaEngagement.Step;
import tercio.domain.eu.game.SeaPursuit;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.harbour.Pursuers;
import tercio.domain.eu.play.harbour.Seas;
import tercio.domain.eu.play.losses.Missionaries;
import tercio.domain.eu.play.levy.Viceroys;
import tercio.domain.eu.play.seafight.SeaFightEvent.AdmiralAwaited;
import tercio.domain.eu.play.seafight.SeaFightEvent.AdmiralHit;
import tercio.domain.eu.play.seafight.SeaFightEvent.AdmiralReturned;
import tercio.domain.eu.play.seafight.SeaFightEvent.EvasionAtSeaRolled;
import tercio.domain.eu.play.seafight.SeaFightEvent.FirstLineChosen;
import tercio.domain.eu.play.seafight.SeaFightEvent.FirstLineSealed;
import tercio.domain.eu.play.seafight.SeaFightEvent.FirstLinesAwaited;
import tercio.domain.eu.play.seafight.SeaFightEvent.FirstLinesFormed;
import tercio.domain.eu.play.seafight.SeaFightEvent.FleetFollowed;
import tercio.domain.eu.play.seafight.SeaFightEvent.FleetRetreated;
import tercio.domain.eu.play.seafight.SeaFightEvent.FollowUpBlockade;
import tercio.domain.eu.play.seafight.SeaFightEvent.FollowUpOver;
import tercio.domain.eu.play.seafight.SeaFightEvent.PursuitBegan;
import tercio.domain.eu.play.seafight.SeaFightEvent.RetreatImpossible;
import tercio.domain.eu.play.seafight.SeaFightEvent.SeaBattleAccepted;
import tercio.domain.eu.play.seafight.SeaFightEvent.SeaBattleAvoided;
import tercio.domain.eu.play.seafight.SeaFightEvent.SeaBattleEnded;
import tercio.domain.eu.play.seafight.SeaFightEvent.SeaBattleFought;
import tercio.domain.eu.play.seafight.SeaFightEvent.SeaBattleJoined;
import tercio.domain.eu.play.seafight.SeaFightEvent.SeaLossesTaken;
import tercio.domain.eu.play.seafight.SeaFightEvent.SeaRetreatsOver;
import tercio.domain.eu.play.seafight.SeaFightEvent.ShipsCaptured;
import tercio.domain.eu.play.seafight.SeaFightEvent.ShipsLostInBattle;
import tercio.domain.eu.play.seafight.SeaFightEvent.WithdrewWithWind;
import tercio.domain.game.SealedChoices;

/** Applies the events of battles at sea to the board. */
final class SeaFightEvolution {

    private SeaFightEvolution() {}

    static EuState evolve(EuState state, SeaFightEvent event) {
        return switch (event) {
            case SeaBattleJoined joined -> joined(state, joined);
            case EvasionAtSeaRolled rolled -> with(state, rolled.success() ? battle(state).afterEvasion().step(Step.FOLLOW_UP) : battle(state).step(Step.FIRST_LINE));
            case SeaBattleAccepted accepted -> with(state, battle(state).step(Step.FIRST_LINE));
            case FirstLineChosen chosen -> with(state, battle(state).line(chosen.side(), chosen.line()));
            case FirstLinesAwaited awaited -> with(state, battle(state).sealed(SealedChoices.of(awaited.countries())));
            case FirstLineSealed sealed -> with(state, battle(state).sealed(battle(state).sealed().with(sealed.country(), sealed.line())));
            case FirstLinesFormed formed -> with(state, battle(state).lines(formed.phasing(), formed.nonPhasing()).step(Step.READY));
            case SeaBattleFought fought -> with(state, battle(state).stands(fought.battle(), fought.standing(), fought.standing().waits().isPresent() ? Step.FIGHT : Step.LOSSES));
            case WithdrewWithWind withdrew -> state;
            case ShipsCaptured captured -> captured(state, captured);
            case ShipsLostInBattle lost -> with(lost(state, lost), battle(state).done(lost.side()));
            case SeaLossesTaken taken -> with(state, battle(state).step(Step.RETREAT));
            case FleetRetreated retreated -> retreated(state, retreated);
            case RetreatImpossible stays -> with(state, battle(state).done(stays.side()));
            case SeaRetreatsOver over -> with(state, battle(state).step(Step.FOLLOW_UP));
            case FleetFollowed followed -> with(state.with(stack(state, followed.stack()).in(followed.to()).company(null)),
                    battle(state).follows(followed.side(), followed.stack(), followed.thirds()));
            case PursuitBegan began -> with(state, battle(state).pursues(began.side(), new SeaPursuit(began.stack(), began.zone(), null, false, began.thirds())));
            case FollowUpOver over -> with(state, battle(state).step(Step.CONCLUSION));
            case FollowUpBlockade blockade -> state.with(stack(state, blockade.stack()).doing(NavalAction.blockade(blockade.port())));
            case SeaBattleAvoided avoided -> with(attacked(state), null);
            case SeaBattleEnded ended -> ended(state, ended);
            case AdmiralHit hit -> hit(state, hit);
            case AdmiralAwaited awaited -> state.owes(new Duty.AdmiralReturn(awaited.country(), awaited.leader()));
            case AdmiralReturned returned -> returned(state, returned);
        };
    }

    private static SeaEngagement battle(EuState state) {
        return SeaFights.current(state).orElseThrow();
    }

    static EuState with(EuState state, SeaEngagement now) {
        return Pursuers.with(state, now);
    }

    private static NavalStack stack(EuState state, String id) {
        return state.fleet(id).orElseThrow();
    }

    /** Stacks that are not in the zone yet come there: a runner out of its port, an interceptor from the next zone. */
    private static EuState joined(EuState state, SeaBattleJoined joined) {
        var next = state;
        for (var id : Stream.concat(joined.phasing().stream(), joined.nonPhasing().stream()).toList()) {
            if (!stack(next, id).at().equals(joined.zone())) {
                next = next.with(stack(next, id).in(joined.zone()));
            }
        }
        if (next.phase() instanceof Phase.Movement movement && movement.voyage() != null && !movement.voyage().at().equals(joined.zone())) {
            next = next.phase(movement.voyage(movement.voyage().met(joined.zone())));
        }
        return with(next, SeaEngagement.joined(joined.zone(), joined.interception(), joined.phasing(), joined.nonPhasing()).missionaries(missionaries(next, joined)));
    }

    private static List<String> missionaries(EuState state, SeaBattleJoined joined) {
        return Stream.concat(joined.phasing().stream(), joined.nonPhasing().stream()).flatMap(id -> state.fleet(id).stream())
                .flatMap(ships -> ships.aboard().stream()).flatMap(troops -> troops.leaders().stream()).filter(id -> Missionaries.is(state, id)).toList();
    }

    // --- Ships -----------------------------------------------------------------------------------------------------

    private static EuState captured(EuState state, ShipsCaptured captured) {
        var next = state;
        for (var taken : captured.from()) {
            var stack = stack(next, taken.stack());
            next = left(next, stack.carrying(stack.aboard(), taken.gold()), taken.left());
        }
        var captor = stack(next, captured.joins());
        var seized = captured.seized() == 0 ? next
                : next.country(captor.country(), next.countries().get(captor.country()).receives(ErsLine.A10, captured.seized()));
        return seized.with(Captures.joined(captor, captured.ships()));
    }

    private static EuState lost(EuState state, ShipsLostInBattle lost) {
        var next = state;
        for (var hit : lost.stacks()) {
            next = left(next, stack(next, hit.stack()), hit.left());
            if (hit.damaged().thirds() > 0) {
                next = next.navies(next.navies().damaged(next.navies().damaged().plus(new DamagedShips(hit.country(), lost.waters(), hit.damaged(), next.box()))));
            }
        }
        return next;
    }

    /** A stack with the ships that it has left. Without any it is gone, and its leaders wait for another. */
    private static EuState left(EuState state, NavalStack stack, NavalUnits ships) {
        if (ships.thirds() > 0) {
            return state.with(stack.ships(ships));
        }
        var navies = state.navies().without(stack.id());
        for (var leader : stack.leaders()) {
            navies = navies.with(navies.leaders().get(leader).lost(Fate.WAITING, null, null));
        }
        return state.navies(navies);
    }

    private static EuState retreated(EuState state, FleetRetreated retreated) {
        var next = state;
        for (var id : retreated.stacks()) {
            next = next.with(stack(next, id).in(retreated.port()));
        }
        var battle = battle(state).retreated(retreated.side(), retreated.port(), retreated.way(), retreated.thirds());
        return with(next, battle.evaded() ? battle.step(Step.FOLLOW_UP) : battle);
    }

    // --- The end ---------------------------------------------------------------------------------------------------

    /** Declared battles of the phasing stacks are fought. */
    private static EuState attacked(EuState state) {
        var next = state;
        for (var id : battle(state).phasing()) {
            var stack = next.fleet(id).filter(each -> each.action() != null && each.action().kind() == NavalAction.Kind.BATTLE);
            next = stack.isPresent() && !battle(state).interception() ? next.with(stack.get().doing(null)) : next;
        }
        return next;
    }

    private static EuState ended(EuState state, SeaBattleEnded ended) {
        var next = with(attacked(state.navies(state.navies().foughtIn(ended.zone()))), null);
        for (var country : ended.metOttomans()) {
            next = next.country(country, next.countries().get(country).metOttomans(true));
        }
        if (ended.winner() != null && !Seas.ofEurope(EuMap.PRINTED, ended.zone())) {
            var loser = battle(state).terms().side(ended.winner().opponent());
            next = Viceroys.beaten(next, List.of(loser.country()), loser.leader(), ended.major());
        }
        for (var change : ended.stability().entrySet()) {
            next = next.country(change.getKey(), next.countries().get(change.getKey()).changes(change.getValue(), 0));
        }
        for (var change : ended.victoryPoints().entrySet()) {
            next = next.country(change.getKey(), next.countries().get(change.getKey()).changes(0, change.getValue()));
        }
        for (var id : ended.barred()) {
            next = next.with(stack(next, id).barred(true));
        }
        return next.engages(battle(state).phasing().stream().flatMap(id -> state.fleet(id).stream())
                .flatMap(ships -> Stream.concat(Stream.of(ships.id()), ships.aboard().stream().map(Stack::id))).toList());
    }

    // --- Leaders ---------------------------------------------------------------------------------------------------

    private static EuState hit(EuState state, AdmiralHit hit) {
        var next = state;
        String place = null;
        for (var stack : state.navies().stacks().values()) {
            if (stack.leaders().contains(hit.leader())) {
                place = stack.at();
                next = next.with(stack.leaders(stack.leaders().stream().filter(leader -> !leader.equals(hit.leader())).toList()));
            }
        }
        return next.navies(next.navies().with(next.navies().leaders().get(hit.leader()).lost(hit.fate(), hit.returns(), place)));
    }

    private static EuState returned(EuState state, AdmiralReturned returned) {
        var stack = stack(state, returned.stack());
        var next = state.with(stack.leaders(Stream.concat(stack.leaders().stream(), Stream.of(returned.leader())).toList()));
        next = next.navies(next.navies().with(next.navies().leaders().get(returned.leader()).present()));
        boolean owed = !next.duties().isEmpty() && next.duties().getFirst() instanceof Duty.AdmiralReturn duty && duty.leader().equals(returned.leader());
        return owed ? next.settled() : next;
    }
}
