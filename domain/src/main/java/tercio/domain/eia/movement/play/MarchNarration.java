package tercio.domain.eia.movement.play;

import java.util.List;
import tercio.domain.eia.common.concept.SentenceParts;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.map.WarMap;

/** The events of the land movement step as sentences. */
final class MarchNarration {

    private final EiaState before;

    MarchNarration(EiaState before) {
        this.before = before;
    }

    String of(MarchEvent event) {
        return switch (event) {
            case MarchEvent.CorpsMoved moved -> title(moved.corps()) + leaders(moved.leaders()) + (moved.forceMarch() ? " force marches to " : " marches to ")
                    + name(moved.path().getLast()) + by(moved.path()) + ", " + CorpsMarch.pointsText(moved.points()) + ".";
            case MarchEvent.IrregularMoved moved -> before.irregulars().get(moved.piece()).title() + " moves to " + name(moved.path().getLast())
                    + by(moved.path()) + ".";
            case MarchEvent.CorpsShifted shifted -> title(shifted.corps()) + leaders(shifted.leaders()) + shift(shifted.to()) + ".";
            case MarchEvent.IrregularShifted shifted -> before.irregulars().get(shifted.piece()).title() + shift(shifted.to()) + ".";
            case MarchEvent.VacantCityTaken occupied -> occupied.by().title() + " occupies " + name(occupied.area()) + ".";
            case MarchEvent.FactorsDetached detached -> title(detached.corps()) + " leaves " + detached.garrison().title() + place(detached.at()) + ".";
            case MarchEvent.FactorsAbsorbed absorbed -> title(absorbed.corps()) + " takes " + absorbed.factors().title() + " from the garrison"
                    + place(absorbed.at()) + ".";
            case MarchEvent.DepotThreatened threatened -> "The garrison of " + threatened.owner().title() + "'s depot in "
                    + name(threatened.depot().area()) + " decides whether it destroys the depot.";
            case MarchEvent.DepotHeld held -> "The garrison holds " + held.owner().title() + "'s depot in " + name(held.depot().area()) + ".";
            case MarchEvent.DepotGivenUp given -> "The garrison destroys " + given.owner().title() + "'s depot in " + name(given.depot().area())
                    + (given.transferred().isEmpty() ? "" : "; " + given.transferred().title() + " move into the city")
                    + (given.surrendered().isEmpty() ? "" : "; " + given.surrendered().title() + " surrender to " + given.captor().title()) + ".";
            case MarchEvent.DepotDestroyed destroyed -> piece(destroyed.piece()) + " destroys " + destroyed.owner().title() + "'s depot in "
                    + name(destroyed.depot().area()) + ".";
            case MarchEvent.DepotConverted converted -> piece(converted.piece()) + " takes over " + converted.owner().title() + "'s depot in "
                    + name(converted.depot().area()) + " for " + converted.by().title() + ".";
            case MarchEvent.SiegeBegan began -> began.power().title() + " besieges " + name(began.area()) + ".";
            case MarchEvent.SiegeLifted lifted -> lifted.power().title() + " no longer besieges " + name(lifted.area()) + ".";
            case MarchEvent.PortDepotMoved moved -> moved.power().title() + "'s depot leaves the port of " + name(moved.area()) + ".";
            case MarchEvent.BystanderAsked asked -> asked.attacker().title() + " attacks in " + name(asked.area()) + ", where forces of "
                    + asked.power().title() + " stand: they take part or leave.";
            case MarchEvent.WarDeclared war -> war.power().title() + " declares war on " + war.attacker().title()
                    + (war.points() == 0 ? "" : " and loses " + war.points() + (war.points() == 1 ? " political point" : " political points")) + ".";
            case MarchEvent.CorpsDisembarked landed -> title(landed.corps()) + leaders(landed.leaders()) + " disembarks "
                    + (landed.to().inCity() ? "into the port of " : "in ") + name(landed.to().area()) + ".";
            case MarchEvent.CorpsLostAtSea lost -> title(lost.corps()) + " has not disembarked and is lost at sea"
                    + lost.factors().map(factors -> ": " + factors.title()).orElse("") + ".";
            case MarchEvent.AccessForced forced -> forced.power().title() + " enters the territory of " + forced.owner().title()
                    + " without permission and loses " + forced.points() + (forced.points() == 1 ? " political point" : " political points") + ".";
            case MarchEvent.AttackersJoined joined -> joined.power().title() + " stays in " + name(joined.area()) + " and takes part in the attack.";
            case MarchEvent.StoodAside aside -> "The forces of " + aside.power().title() + " leave " + name(aside.area()) + " for " + name(aside.to()) + ".";
        };
    }

    private String title(String corps) {
        return before.findCorps(corps).map(Corps::title).orElse(corps);
    }

    private String piece(String id) {
        return before.findCorps(id).map(Corps::title).orElseGet(() -> before.irregulars().get(id).title());
    }

    private String leaders(List<String> leaders) {
        return leaders.isEmpty() ? "" : " with " + AccompanyingLeaders.names(leaders.stream().map(before.leaders()::get).toList());
    }

    private static String by(List<String> path) {
        return path.size() == 1 ? "" : " by way of " + SentenceParts.and(path.subList(0, path.size() - 1).stream().map(MarchNarration::name).toList());
    }

    private static String shift(Location to) {
        return (to.inCity() ? " enters the city of " : " leaves the city of ") + name(to.area());
    }

    private static String place(Location at) {
        return (at.inCity() ? " in the city of " : " at the depot in ") + name(at.area());
    }

    private static String name(String area) {
        return WarMap.PRINTED.name(area);
    }
}
