package tercio.domain.eu.sequence;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import tercio.domain.dice.Dice;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Move;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Voyage;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.battle.BattleEvent.BattlesEnded;
import tercio.domain.eu.play.battle.Engagements;
import tercio.domain.eu.play.battle.GroundOfOthers;
import tercio.domain.eu.play.battle.Overruns;
import tercio.domain.eu.play.battle.Sorties;
import tercio.domain.eu.play.expedition.DetachmentsInEurope;
import tercio.domain.eu.play.expedition.KnowledgeOfStacks;
import tercio.domain.eu.play.flotilla.SailingTogether;
import tercio.domain.eu.play.fort.FortBuilding;
import tercio.domain.eu.play.interception.Interceptions;
import tercio.domain.eu.play.interception.Postponement;
import tercio.domain.eu.play.leader.PashasWithTroops;
import tercio.domain.eu.play.leader.ViziersValues;
import tercio.domain.eu.play.leader.WinterPostings;
import tercio.domain.eu.play.levy.LevySegment;
import tercio.domain.eu.play.march.AttritionOfMarches;
import tercio.domain.eu.play.militia.MilitiaAtHome;
import tercio.domain.eu.play.movement.EndOfMovement;
import tercio.domain.eu.play.movement.LandMoves;
import tercio.domain.eu.play.movement.LoneRides;
import tercio.domain.eu.play.movement.MoveEvent.MovementBegan;
import tercio.domain.eu.play.movement.Stacking;
import tercio.domain.eu.play.natives.NativesAtHome;
import tercio.domain.eu.play.refit.Refits;
import tercio.domain.eu.play.revolt.CorsairFights;
import tercio.domain.eu.play.revolt.CorsairHunts;
import tercio.domain.eu.play.revolt.PiratesOfMinors;
import tercio.domain.eu.play.revolt.RebelFights;
import tercio.domain.eu.play.round.Initiative;
import tercio.domain.eu.play.round.RoundEvent.ImpulseBegan;
import tercio.domain.eu.play.round.Rounds;
import tercio.domain.eu.play.seafight.AdmiralsReturn;
import tercio.domain.eu.play.seafight.SeaFights;
import tercio.domain.eu.play.siege.BesiegersAttrition;
import tercio.domain.eu.play.siege.Relief;
import tercio.domain.eu.play.siege.SiegeEvent.SiegesBegan;
import tercio.domain.eu.play.siege.SiegeEvent.SiegesEnded;
import tercio.domain.eu.play.siege.Sieges;
import tercio.domain.eu.play.supply.SupplySegment;
import tercio.domain.eu.play.transport.Landings;
import tercio.domain.eu.play.treasure.Flotas;
import tercio.domain.eu.play.treasure.Treasures;
import tercio.domain.eu.play.voyage.LostPorts;
import tercio.domain.eu.play.voyage.Voyages;
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
    public static Optional<Verdict<EuEvent>> rollsValues(Play play, EuCommand command) {
        var needed = ValuesNeeded.of(play.board(), command);
        if (needed.isEmpty()) {
            return Optional.empty();
        }
        var probe = EuChapters.carryOut(EuChapters.play(play.state(), play.map(), play.tables(), Dice.NONE), command);
        if (probe.filter(Verdict.WantsDie.class::isInstance).isEmpty()) {
            return Optional.empty();
        }
        var place = ValuesNeeded.question(command);
        return needed.stream().flatMap(vizier -> ViziersValues.roll(play, vizier, place).stream()).findFirst();
    }

    /** Moves the leaders of Pashas with their troops, unless a battle is being fought (EU-TUR-5). */
    private static void pashasFollow(Play play, EuState before) {
        if (Engagements.current(play.state()).isEmpty()) {
            PashasWithTroops.follow(play, before);
        }
    }

    /** Discards the values rolled for a Vizier, unless a battle is being fought (EU-CMD-6). */
    public static void forgetsValues(Play play) {
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
    public static void goOn(Play play, EuState before) {
        pashasFollow(play, before);
        EuState reached;
        do {
            goOn(play);
            reached = play.state();
            pashasFollow(play, before);
        } while (play.state() != reached);
    }

    /** Performs automatic steps until a player must decide. */
    public static void goOn(Play play) {
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
    private static boolean step(Play play, Relief relief) {
        if (relief.lift(play)) {
            return true;
        }
        var state = play.state();
        if (!state.duties().isEmpty()) {
            return EuChapters.ALL.stream().anyMatch(chapter -> chapter.settles(play, state.duties().getFirst()));
        }
        if (SupplySegment.restored(play) || FortBuilding.abandoned(play) || NativesAtHome.goOn(play) || MilitiaAtHome.goOn(play) || LoneRides.overtaken(play) || Voyages.settled(play) || SailingTogether.parted(play) || LostPorts.goOn(play) || KnowledgeOfStacks.goOn(play)
                || Landings.goOn(play) || DetachmentsInEurope.goOn(play) || Treasures.goOn(play)) {
            return true;
        }
        return switch (state.phase()) {
            case Phase.Initiative initiative -> {
                if (!Initiative.tied(state)) {
                    Initiative.settle(play);
                    yield true;
                }
                yield false;
            }
            case Phase.StartingRound start -> Rounds.given(play);
            case Phase.Wintering winter -> settled(play) || SupplySegment.rolled(play, winter.due()) && Rounds.afterWintering(play, winter);
            case Phase.RoundStart start -> AdmiralsReturn.goOn(play) || Flotas.goOn(play) || !Flotas.waits(play.board()) && impulse(play, 0);
            case Phase.Supply supply -> settled(play) || SupplySegment.end(play, supply);
            case Phase.Campaigns campaigns -> campaignsDeclared(play, campaigns);
            case Phase.Movement movement -> movement(play, movement);
            case Phase.Exploration step -> settled(play) || EndOfMovement.over(play, step);
            case Phase.Battles battles -> battles.seaBattle() != null ? SeaFights.goOn(play, battles.seaBattle()) : battles.engagement() == null && (settled(play) || Engagements.remain(play, battles) || battles(play, battles));
            case Phase.Besiegers besiegers -> settled(play) || SupplySegment.rolled(play, besiegers.due()) && siegesOf(play, 0);
            case Phase.Sieges sieges -> settled(play) || BesiegersAttrition.goOn(play, sieges) || Sieges.withoutBesiegers(play, sieges) || sieges(play, sieges);
            case Phase.Continuation continuation -> false;
            case Phase.Levies levies -> LevySegment.asked(play.board()).isEmpty() && Rounds.afterLevies(play, levies);
            case Phase.Refit refit -> Refits.asked(play.board()).isEmpty() && Rounds.afterRefit(play, refit);
            case Phase.Forts forts -> FortBuilding.asked(play.board()).isEmpty() && Rounds.afterForts(play, forts);
            case Phase.Redeployment winter -> WinterPostings.asked(play.board()).isEmpty() && Rounds.afterRedeployment(play, winter);
            case Phase.Over over -> false;
        };
    }

    /**
     * Resolves consequences of battles and moves: surplus units, and troops where they may not stay.
     *
     * @return whether there were any
     */
    private static boolean settled(Play play) {
        return Stacking.enforce(play) || GroundOfOthers.left(play);
    }

    private static boolean impulse(Play play, int turnOf) {
        int alliance = play.state().allianceAt(turnOf);
        play.happens(new ImpulseBegan(alliance));
        SupplySegment.begin(play, alliance);
        return true;
    }

    private static boolean campaignsDeclared(Play play, Phase.Campaigns campaigns) {
        int alliance = play.state().allianceAt(campaigns.turnOf());
        boolean all = play.state().members(alliance).stream()
                .allMatch(country -> play.state().countries().get(country).declared());
        if (all) {
            play.happens(new MovementBegan(alliance));
        }
        return all;
    }

    private static boolean movement(Play play, Phase.Movement movement) {
        if (movement.engagement() != null) {
            return false;
        }
        var move = movement.move();
        if (movement.seaBattle() != null) {
            return SeaFights.goOn(play, movement.seaBattle());
        }
        if (movement.voyage() != null && movement.voyage().awaits() == Voyage.Awaits.BATTLE) {
            SeaFights.intercepted(play, movement.voyage());
            return true;
        }
        if (movement.voyage() != null && movement.ride() == null) {
            return Voyages.goOn(play, movement.voyage());
        }
        return movement.ride() != null ? LoneRides.goOn(play, movement) : move == null ? settled(play) || EndOfMovement.over(play, movement) : moving(play, move);
    }

    /**
     * Continues a move after a stack has entered a province: interception, counter-interception, then battle or the rest of
     * the path.
     */
    private static boolean moving(Play play, Move move) {
        if (play.state().stack(move.stack()).isEmpty()) {
            LandMoves.end(play);
            return true;
        }
        return switch (move.awaits()) {
            case INTERCEPTION, COUNTER -> {
                var board = play.board();
                if (Interceptions.asked(board, move).isPresent() || Postponement.asked(board, move)
                        || !Interceptions.counters(board, move).isEmpty()) {
                    yield false;
                }
                if (asksOverrun(play, move)) {
                    yield true;
                }
                if (move.interceptors().isEmpty()) {
                    LandMoves.goOn(play);
                } else {
                    caught(play, move);
                }
                yield true;
            }
            case ONWARD, PAUSED -> false;
            case END -> {
                if (!asksOverrun(play, move)) {
                    LandMoves.end(play);
                }
                yield true;
            }
            case BATTLE -> {
                if (!asksOverrun(play, move)) {
                    caught(play, move);
                }
                yield true;
            }
        };
    }

    /**
     * An overrun is offered before attrition is rolled, and not again after it; nor is it offered to a stack that a
     * flood has driven back.
     */
    private static boolean asksOverrun(Play play, Move move) {
        return !move.marched().rolledHere() && !move.marched().flooded() && Overruns.offered(play, move);
    }

    /** Attrition of the part of the move that ends here comes before the interception battle. */
    private static void caught(Play play, Move move) {
        if (!AttritionOfMarches.beforeBattle(play, move)) {
            Engagements.intercepted(play, move);
        }
    }

    private static boolean battles(Play play, Phase.Battles battles) {
        if (Sorties.lapsed(play, battles)) {
            return true;
        }
        if (!battles.provinces().isEmpty() || SeaFights.remain(play.board())) {
            return false;
        }
        MilitiaAtHome.afterBattles(play);
        play.happens(new BattlesEnded(play.state().allianceAt(battles.turnOf())));
        return battles.turnOf() + 1 < play.state().order().size()
                ? impulse(play, battles.turnOf() + 1)
                : BesiegersAttrition.begin(play) || siegesOf(play, 0);
    }

    private static boolean siegesOf(Play play, int turnOf) {
        int alliance = play.state().allianceAt(turnOf);
        var board = play.board();
        var besieged = Sieges.provinces(board, alliance);
        var provinces = new TreeSet<>(besieged);
        provinces.addAll(RebelFights.provinces(board, alliance));
        provinces.addAll(CorsairFights.provinces(board, alliance));
        play.happens(new SiegesBegan(alliance, List.copyOf(provinces)));
        MilitiaAtHome.man(play, besieged);
        return true;
    }

    private static boolean sieges(Play play, Phase.Sieges sieges) {
        if (!sieges.provinces().isEmpty() || !CorsairHunts.asked(play.board()).isEmpty() || !PiratesOfMinors.asked(play.board()).isEmpty()) {
            return false;
        }
        if (sieges.turnOf() + 1 < play.state().order().size()) {
            return siegesOf(play, sieges.turnOf() + 1);
        }
        play.happens(new SiegesEnded());
        return true;
    }
}
