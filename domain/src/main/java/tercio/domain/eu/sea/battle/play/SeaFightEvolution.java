package tercio.domain.eu.sea.battle.play;

import java.util.List;
import java.util.Map;
import java.util.Set;
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
import tercio.domain.eu.common.game.SeaChase;
import tercio.domain.eu.common.game.SeaCombat;
import tercio.domain.eu.common.game.SeaDepartures;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.game.SeaFlight;
import tercio.domain.eu.common.game.SeaStage;
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
            case EvasionAtSeaRolled rolled -> withStage(state, rolled.success() ? new SeaStage.EvasionFollowUp(SeaDepartures.NONE, SeaChase.NONE) : new SeaStage.OpenLineChoice(Map.of()));
            case SeaBattleAccepted accepted -> withStage(state, new SeaStage.OpenLineChoice(Map.of()));
            case FirstLineChosen chosen -> withStage(state, stage(state, SeaStage.OpenLineChoice.class).withLine(chosen.side(), chosen.line()));
            case FirstLinesAwaited awaited -> withStage(state, new SeaStage.SecretLineChoice(SealedChoices.of(Id.texts(awaited.countries()))));
            case FirstLineSealed sealed -> withStage(state,
                    new SeaStage.SecretLineChoice(stage(state, SeaStage.SecretLineChoice.class).choices().with(sealed.country().value(), sealed.line())));
            case FirstLinesFormed formed -> withStage(state, new SeaStage.FirstRoll(formed.phasing(), formed.nonPhasing()));
            case SeaBattleFought fought -> withStage(state, afterRolls(new SeaCombat(fought.battle(), fought.standing())));
            case WithdrewWithWind withdrew -> state;
            case ShipsCaptured captured -> afterCapture(state, captured);
            case ShipsLostInBattle lost -> withStage(afterLosses(state, lost), stage(state, SeaStage.LossChoice.class).withDone(lost.side()));
            case SeaLossesTaken taken -> withStage(state, new SeaStage.Retreat(stage(state, SeaStage.LossChoice.class).combat(), Set.of(), SeaDepartures.NONE));
            case FleetRetreated retreated -> afterRetreat(state, retreated);
            case RetreatImpossible stays -> withStage(state, stage(state, SeaStage.Retreat.class).withDone(stays.side()));
            case SeaRetreatsOver over -> withStage(state, afterRetreats(stage(state, SeaStage.Retreat.class)));
            case FleetFollowed followed -> withStage(state.with(stack(state, followed.stack()).placedIn(followed.to()).withCompany(null)),
                    stage(state, SeaStage.FollowUp.class).withChase(new SeaChase.Arrived(followed.stack()), followed.side(), followed.thirds()));
            case PursuitBegan began -> withStage(state,
                    stage(state, SeaStage.FollowUp.class).withChase(new SeaChase.Sailing(began.stack(), began.zone(), began.thirds()), began.side(), began.thirds()));
            case FollowUpOver over -> withStage(state, afterFollowUp(stage(state, SeaStage.BattleFollowUp.class)));
            case FollowUpBlockade blockade -> state.with(stack(state, blockade.stack()).withAction(NavalAction.blockade(blockade.port())));
            case SeaBattleAvoided avoided -> Pursuers.withoutBattle(withoutDeclaredAttacks(state));
            case SeaBattleEnded ended -> afterBattle(state, ended);
            case AdmiralHit hit -> withLeaderHit(state, hit);
            case AdmiralAwaited awaited -> state.withDuty(new Duty.AdmiralReturn(awaited.country(), awaited.leader()));
            case AdmiralReturned returned -> afterReturn(state, returned);
        };
    }

    private static SeaEngagement battle(EuState state) {
        return SeaFights.current(state).orElseThrow();
    }

    /** The stage of the battle, which an event of that stage finds. */
    private static <S extends SeaStage> S stage(EuState state, Class<S> stage) {
        return stage.cast(battle(state).stage());
    }

    private static EuState withStage(EuState state, SeaStage now) {
        return withBattle(state, battle(state).withStage(now));
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
        if (next.phase() instanceof Movement movement && movement.voyage().filter(voyage -> !voyage.position().equals(joined.zone())).isPresent()) {
            next = next.withPhase(movement.withVoyage(movement.voyage().get().afterMeeting(joined.zone())));
        }
        return withBattle(next, SeaEngagement.starting(joined.zone(), joined.interception(), joined.phasing(), joined.nonPhasing()).withMissionaries(missionaries(next, joined)));
    }

    private static List<LeaderId> missionaries(EuState state, SeaBattleJoined joined) {
        return Stream.concat(joined.phasing().stream(), joined.nonPhasing().stream()).flatMap(id -> state.fleet(id).stream())
                .flatMap(ships -> ships.aboard().stream()).flatMap(troops -> troops.leaders().stream()).filter(id -> Missionaries.isMissionary(state, id)).toList();
    }

    private static SeaStage afterRolls(SeaCombat combat) {
        return combat.standing().waits().isPresent() ? new SeaStage.CombatChoice(combat) : new SeaStage.LossChoice(combat, Set.of());
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
        var flight = new SeaFlight(retreated.port(), retreated.way());
        return withStage(next, battle(state).stage() instanceof SeaStage.EvasionFollowUp evaded ? evaded.withFlight(retreated.side(), flight, retreated.thirds())
                : stage(state, SeaStage.Retreat.class).withFlight(retreated.side(), flight, retreated.thirds()));
    }

    private static SeaStage afterRetreats(SeaStage.Retreat retreat) {
        return new SeaStage.BattleFollowUp(retreat.combat(), retreat.departures(), SeaChase.NONE);
    }

    private static SeaStage afterFollowUp(SeaStage.BattleFollowUp followUp) {
        return new SeaStage.Conclusion(followUp.combat(), followUp.departures(), followUp.chase());
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
        var next = Pursuers.withoutBattle(withoutDeclaredAttacks(state.withNavies(state.navies().withBattleIn(ended.zone()))));
        for (var country : ended.metOttomans()) {
            next = next.withCountry(country, next.countries().get(country).withMetOttomans(true));
        }
        if (ended.winner() != null && !Seas.isEuropean(EuMap.PRINTED, ended.zone())) {
            var loser = stage(state, SeaStage.Conclusion.class).combat().terms().side(ended.winner().opponent());
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
