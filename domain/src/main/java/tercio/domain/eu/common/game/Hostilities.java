package tercio.domain.eu.common.game;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Province;

/**
 * The enemies of each alliance in a scenario, and the land on which they may fight, by the kinds of the wars.
 *
 * @param wars those that are listed; none if every alliance is at war with every other
 * @param relations the relations that make alliances no enemies if no war is listed
 */
public record Hostilities(List<List<CountryId>> alliances, List<WarAtStart> wars, Relations relations) {

    /** Whether two alliances are at war with each other: their ships and corsairs are enemies, and in a regular war their troops everywhere. */
    public boolean areAtWar(List<CountryId> one, List<CountryId> other) {
        return wars.isEmpty() ? !relations.areAllied(one, other) : wars.stream().anyMatch(war -> war.kindOrDefault().isFoughtAtSea() && war.isBetween(one, other));
    }

    /**
     * Whether land forces of two alliances are enemies in a province, by the kinds of their wars (EU-ALLY-2, EU-ALLY-7, EU-ALLY-8).
     *
     * @param owner the country that owns the province; empty for unowned land
     */
    public boolean areAtWarIn(Province land, CountryId owner, List<CountryId> one, List<CountryId> other) {
        return wars.isEmpty() ? !relations.areAllied(one, other) : wars.stream().anyMatch(war -> war.kindOrDefault().isFoughtOnLand(land, owner) && war.isBetween(one, other));
    }

    /** Whether an armistice interrupts a war of two alliances (EU-ALLY-8). */
    public boolean isArmistice(List<CountryId> one, List<CountryId> other) {
        return wars.stream().anyMatch(war -> war.kindOrDefault() == WarKind.ARMISTICE && war.isBetween(one, other));
    }

    /** The kind of a war of two alliances that forbids their troops to fight in a province; empty if none does. */
    public Optional<WarKind> restrictingWar(Province land, CountryId owner, List<CountryId> one, List<CountryId> other) {
        return wars.isEmpty() || areAtWarIn(land, owner, one, other) ? Optional.empty()
                : wars.stream().filter(war -> war.isBetween(one, other)).map(WarAtStart::kindOrDefault).findFirst();
    }

    /** Whether a country is at war, but only overseas (EU-LEVY). */
    public boolean isAtWarOnlyOverseas(CountryId country) {
        var own = wars.stream().filter(war -> war.sideOf(allies(country)) >= 0).toList();
        return !own.isEmpty() && own.stream().allMatch(war -> war.kindOrDefault() == WarKind.OVERSEAS);
    }

    /**
     * Whether two countries are neither allied nor at war in a province; a country in no alliance is a stranger to all. In an armistice troops stay
     * where they were when it began.
     */
    public boolean areStrangers(Province land, CountryId owner, CountryId one, CountryId other) {
        var ally = allies(one);
        var opponent = allies(other);
        return ally.isEmpty() || opponent.isEmpty() || !ally.equals(opponent) && !areAtWarIn(land, owner, ally, opponent) && !isArmistice(ally, opponent);
    }

    private List<CountryId> allies(CountryId country) {
        return alliances.stream().filter(alliance -> country != null && alliance.contains(country)).findFirst().orElse(List.of());
    }
}
