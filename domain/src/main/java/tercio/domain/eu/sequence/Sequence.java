package tercio.domain.eu.sequence;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.land.battle.play.BattleEvent.BattlesEnded;
import tercio.domain.eu.land.battle.play.Engagements;
import tercio.domain.eu.land.battle.play.NeutralGround;
import tercio.domain.eu.land.battle.play.Overruns;
import tercio.domain.eu.land.battle.play.Sorties;
import tercio.domain.eu.land.interception.play.Interceptions;
import tercio.domain.eu.land.interception.play.Postponement;
import tercio.domain.eu.land.movement.play.EndOfMovement;
import tercio.domain.eu.land.movement.play.LandMoves;
import tercio.domain.eu.land.movement.play.LoneRides;
import tercio.domain.eu.land.movement.play.MoveEvent.MovementBegan;
import tercio.domain.eu.land.movement.play.Stacking;
import tercio.domain.eu.land.revolt.play.CorsairFights;
import tercio.domain.eu.land.revolt.play.CorsairHunts;
import tercio.domain.eu.land.revolt.play.MinorsAgainstPirates;
import tercio.domain.eu.land.revolt.play.RebelFights;
import tercio.domain.eu.land.siege.play.BesiegersAttrition;
import tercio.domain.eu.land.siege.play.Relief;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegesBegan;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegesEnded;
import tercio.domain.eu.land.siege.play.Sieges;
import tercio.domain.eu.sea.battle.play.AdmiralsReturn;
import tercio.domain.eu.sea.battle.play.SeaFights;
import tercio.domain.eu.sea.flotilla.play.SailingTogether;
import tercio.domain.eu.sea.transport.play.Landings;
import tercio.domain.eu.sea.voyage.play.LostPorts;
import tercio.domain.eu.sea.voyage.play.Voyages;
import tercio.domain.eu.supply.attrition.play.MarchAttrition;
import tercio.domain.eu.supply.segment.play.SupplySegment;
import tercio.domain.eu.turn.leader.play.PashasWithTroops;
import tercio.domain.eu.turn.leader.play.ViziersValues;
import tercio.domain.eu.turn.leader.play.WinterPostings;
import tercio.domain.eu.turn.levy.play.LevySegment;
import tercio.domain.eu.turn.refit.play.Refits;
import tercio.domain.eu.turn.round.play.Initiative;
import tercio.domain.eu.turn.round.play.RoundEvent.ImpulseBegan;
import tercio.domain.eu.turn.round.play.Rounds;
import tercio.domain.eu.world.convoy.play.Flotas;
import tercio.domain.eu.world.convoy.play.Treasures;
import tercio.domain.eu.world.establishment.play.FortBuilding;
import tercio.domain.eu.world.exploration.play.DetachmentsInEurope;
import tercio.domain.eu.world.exploration.play.StackDiscoveries;
import tercio.domain.eu.world.militia.play.MilitiaAtHome;
import tercio.domain.eu.world.natives.play.NativesAtHome;
import tercio.domain.game.Verdict;

/**
 * The sequence of play: automatic steps until a player must decide (EU-RND-5). Setup comes first. Each round has the
 * impulses in order of initiative, each with supply, campaigns, movements and battles, then the sieges, the continuation roll and the
 * exceptional levies, and at a change of the year the Wintering.
 */
public final class Sequence {

    private Sequence() {}

    /**
     * Rolls the values of a Vizier first whose counter has none, if a legal command comes to a roll that uses them (EU-CMD-6).
     *
     * @return the die that is needed, else empty
     */
    public static Optional<Verdict<EuEvent>> rollMissingValues(EuCommandRun play, EuCommand command) {
        var needed = NeededVizierValues.of(play.board(), command);
        if (needed.isEmpty()) {
            return Optional.empty();
        }
        var probe = EuChapters.carryOut(EuChapters.play(play.state(), play.map(), play.tables(), Dice.NONE), command);
        if (probe.filter(Verdict.NeedsDie.class::isInstance).isEmpty()) {
            return Optional.empty();
        }
        var place = NeededVizierValues.dieQuestion(command);
        return needed.stream().flatMap(vizier -> ViziersValues.roll(play, vizier, place).stream()).findFirst();
    }

    /** Moves the leaders of Pashas with their troops, unless a battle is being fought (EU-TUR-5). */
    private static void movePashas(EuCommandRun play, EuState before) {
        if (Engagements.current(play.state()).isEmpty()) {
            PashasWithTroops.follow(play, before);
        }
    }

    /** Discards the values rolled for a Vizier, unless a battle is being fought (EU-CMD-6). */
    public static void forgetValues(EuCommandRun play) {
        if (Engagements.current(play.state()).isEmpty()) {
            ViziersValues.forget(play);
        }
    }

    /**
     * Performs automatic steps until a player must decide, and lets leaders of Pashas go with their troops. Where the last leader for
     * whom a step waited has gone with them, that step ends.
     *
     * @param before the board before the command
     */
    public static void continueAutomatically(EuCommandRun play, EuState before) {
        movePashas(play, before);
        EuState reached;
        do {
            continueAutomatically(play);
            reached = play.state();
            movePashas(play, before);
        } while (play.state() != reached);
    }

    /** Performs automatic steps until a player must decide. */
    public static void continueAutomatically(EuCommandRun play) {
        var relief = new Relief();
        boolean further = true;
        while (further) {
            further = step(play, relief);
        }
    }

    /**
     * Performs one automatic step.
     *
     * @return whether there was one
     */
    private static boolean step(EuCommandRun play, Relief relief) {
        if (relief.lift(play)) {
            return true;
        }
        var state = play.state();
        if (!state.duties().isEmpty()) {
            return EuChapters.ALL.stream().anyMatch(chapter -> chapter.settleForcedDuty(play, state.duties().getFirst()));
        }
        if (SupplySegment.restoreSupplyLines(play) || FortBuilding.destroyAbandonedForts(play) || NativesAtHome.sendHome(play) || MilitiaAtHome.sendIdleHome(play) || LoneRides.killOvertakenLeader(play) || Voyages.liftBlockades(play) || SailingTogether.separateContingents(play) || LostPorts.leaveNextLostPort(play) || StackDiscoveries.updateDiscoveries(play)
                || Landings.resolveTroopsAboard(play) || DetachmentsInEurope.destroyDetachments(play) || Treasures.resolveGold(play)) {
            return true;
        }
        return switch (state.phase()) {
            case Phase.Initiative initiative -> {
                if (!Initiative.isTied(state)) {
                    Initiative.settle(play);
                    yield true;
                }
                yield false;
            }
            case Phase.StartingRound start -> Rounds.startGivenRound(play);
            case Phase.Wintering winter -> enforceLimits(play) || SupplySegment.areRolled(play, winter.due()) && Rounds.continueAfterWintering(play, winter);
            case Phase.RoundStart start -> AdmiralsReturn.bringBackNext(play) || Flotas.returnFlota(play) || !Flotas.mustChoosePort(play.board()) && beginImpulse(play, 0);
            case Phase.Supply supply -> enforceLimits(play) || SupplySegment.end(play, supply);
            case Phase.Campaigns campaigns -> beginMovementIfDeclared(play, campaigns);
            case Phase.Movement movement -> continueMovement(play, movement);
            case Phase.Exploration step -> enforceLimits(play) || EndOfMovement.finish(play, step);
            case Phase.Battles battles -> battles.seaBattle() != null ? SeaFights.resolveStep(play, battles.seaBattle()) : battles.engagement() == null && (enforceLimits(play) || Engagements.scheduleNextBattle(play, battles) || endBattles(play, battles));
            case Phase.Besiegers besiegers -> enforceLimits(play) || SupplySegment.areRolled(play, besiegers.due()) && beginSieges(play, 0);
            case Phase.Sieges sieges -> enforceLimits(play) || BesiegersAttrition.applyUndermining(play, sieges) || Sieges.resolveDesertedSieges(play, sieges) || endSieges(play, sieges);
            case Phase.Continuation continuation -> false;
            case Phase.Levies levies -> LevySegment.countriesToAsk(play.board()).isEmpty() && Rounds.continueAfterLevies(play, levies);
            case Phase.Refit refit -> Refits.countriesToAsk(play.board()).isEmpty() && Rounds.continueAfterRefit(play, refit);
            case Phase.Forts forts -> FortBuilding.countriesToAsk(play.board()).isEmpty() && Rounds.continueAfterForts(play, forts);
            case Phase.Redeployment winter -> WinterPostings.countriesToAsk(play.board()).isEmpty() && Rounds.continueAfterRedeployment(play, winter);
            case Phase.Over over -> false;
        };
    }

    /**
     * Resolves consequences of battles and moves: surplus units, and troops where they may not stay.
     *
     * @return whether there were any
     */
    private static boolean enforceLimits(EuCommandRun play) {
        return Stacking.enforce(play) || NeutralGround.expelStacks(play);
    }

    private static boolean beginImpulse(EuCommandRun play, int turnOf) {
        int alliance = play.state().allianceAt(turnOf);
        play.emit(new ImpulseBegan(alliance));
        SupplySegment.begin(play, alliance);
        return true;
    }

    private static boolean beginMovementIfDeclared(EuCommandRun play, Phase.Campaigns campaigns) {
        int alliance = play.state().allianceAt(campaigns.turnOf());
        boolean all = play.state().members(alliance).stream()
                .allMatch(country -> play.state().countries().get(country).declared());
        if (all) {
            play.emit(new MovementBegan(alliance));
        }
        return all;
    }

    private static boolean continueMovement(EuCommandRun play, Phase.Movement movement) {
        if (movement.engagement() != null) {
            return false;
        }
        var move = movement.move();
        if (movement.seaBattle() != null) {
            return SeaFights.resolveStep(play, movement.seaBattle());
        }
        if (movement.voyage() != null && movement.voyage().awaits() == Voyage.Awaits.BATTLE) {
            SeaFights.startInterceptionBattle(play, movement.voyage());
            return true;
        }
        if (movement.voyage() != null && movement.ride() == null) {
            return Voyages.continueVoyage(play, movement.voyage());
        }
        return movement.ride() != null ? LoneRides.continueRide(play, movement) : move == null ? enforceLimits(play) || EndOfMovement.finish(play, movement) : continueMove(play, move);
    }

    /**
     * Continues a move after a stack has entered a province: interception, counter-interception, then battle or the rest of
     * the path.
     */
    private static boolean continueMove(EuCommandRun play, Move move) {
        if (play.state().stack(move.stack()).isEmpty()) {
            LandMoves.endMove(play);
            return true;
        }
        return switch (move.awaits()) {
            case INTERCEPTION, COUNTER -> {
                var board = play.board();
                if (Interceptions.allianceToAsk(board, move).isPresent() || Postponement.isAsked(board, move)
                        || !Interceptions.counterInterceptors(board, move).isEmpty()) {
                    yield false;
                }
                if (offerOverrun(play, move)) {
                    yield true;
                }
                if (move.interceptors().isEmpty()) {
                    LandMoves.continueMove(play);
                } else {
                    beginInterceptionBattle(play, move);
                }
                yield true;
            }
            case ONWARD, PAUSED -> false;
            case END -> {
                if (!offerOverrun(play, move)) {
                    LandMoves.endMove(play);
                }
                yield true;
            }
            case BATTLE -> {
                if (!offerOverrun(play, move)) {
                    beginInterceptionBattle(play, move);
                }
                yield true;
            }
        };
    }

    /**
     * An overrun is offered before attrition is rolled, and not again after it; nor is it offered to a stack that a
     * flood has driven back.
     */
    private static boolean offerOverrun(EuCommandRun play, Move move) {
        return !move.marched().hasRolledHere() && !move.marched().flooded() && Overruns.offerOverrun(play, move);
    }

    /** Attrition of the part of the move that ends here comes before the interception battle. */
    private static void beginInterceptionBattle(EuCommandRun play, Move move) {
        if (!MarchAttrition.makeDueBeforeBattle(play, move)) {
            Engagements.startInterceptionBattle(play, move);
        }
    }

    private static boolean endBattles(EuCommandRun play, Phase.Battles battles) {
        if (Sorties.endPointlessSally(play, battles)) {
            return true;
        }
        if (!battles.provinces().isEmpty() || SeaFights.haveBattlesLeft(play.board())) {
            return false;
        }
        MilitiaAtHome.sendAllHome(play);
        play.emit(new BattlesEnded(play.state().allianceAt(battles.turnOf())));
        return battles.turnOf() + 1 < play.state().order().size()
                ? beginImpulse(play, battles.turnOf() + 1)
                : BesiegersAttrition.begin(play) || beginSieges(play, 0);
    }

    private static boolean beginSieges(EuCommandRun play, int turnOf) {
        int alliance = play.state().allianceAt(turnOf);
        var board = play.board();
        var besieged = Sieges.provinces(board, alliance);
        var provinces = new TreeSet<>(besieged);
        provinces.addAll(RebelFights.provinces(board, alliance));
        provinces.addAll(CorsairFights.provinces(board, alliance));
        play.emit(new SiegesBegan(alliance, List.copyOf(provinces)));
        MilitiaAtHome.manWalls(play, besieged);
        return true;
    }

    private static boolean endSieges(EuCommandRun play, Phase.Sieges sieges) {
        if (!sieges.provinces().isEmpty() || !CorsairHunts.openHunts(play.board()).isEmpty() || !MinorsAgainstPirates.openTradeZones(play.board()).isEmpty()) {
            return false;
        }
        if (sieges.turnOf() + 1 < play.state().order().size()) {
            return beginSieges(play, sieges.turnOf() + 1);
        }
        play.emit(new SiegesEnded());
        return true;
    }
}
