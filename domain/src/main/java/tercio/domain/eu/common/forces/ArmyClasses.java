package tercio.domain.eu.common.forces;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Standing;
import tercio.domain.table.CsvTable;

/** The army class and the standing of each country (EU-SIZE-1). */
public final class ArmyClasses {

    /** The country id of natives. */
    public static final CountryId NATIVES = new CountryId("natives");

    private record Member(Standing standing, ArmyClass[] byPeriod) {}

    private final Map<CountryId, Member> members;

    private ArmyClasses(Map<CountryId, Member> members) {
        this.members = members;
    }

    /** Reads {@code army_class_members}: {@code country,standing,army_class,period_from,period_to}. */
    public static ArmyClasses read(CsvTable table) {
        var members = new HashMap<CountryId, Member>();
        for (var row : table.rows()) {
            var member = members.computeIfAbsent(new CountryId(row.text("country")), country ->
                    new Member(row.choice("standing", Standing.class), new ArmyClass[Period.values().length]));
            if (row.has("army_class")) {
                var last = row.choice("period_to", Period.class);
                for (int at = row.choice("period_from", Period.class).ordinal(); at <= last.ordinal(); at++) {
                    member.byPeriod[at] = row.choice("army_class", ArmyClass.class);
                }
            }
        }
        return new ArmyClasses(Map.copyOf(members));
    }

    /** The class of the country's armies in the period; empty for an unknown country or one without armies. */
    public Optional<ArmyClass> of(CountryId country, Period period) {
        return Optional.ofNullable(members.get(country)).map(member -> member.byPeriod[period.ordinal()]);
    }

    /** The standing of the country; empty for an unknown country. */
    public Optional<Standing> standing(CountryId country) {
        return Optional.ofNullable(members.get(country)).map(Member::standing);
    }

    /** Whether the country is a major country. */
    public boolean isMajor(CountryId country) {
        return is(country, Standing.MAJOR);
    }

    /** Whether the country lies in the rest of the world; natives count as such. */
    public boolean isOfRestOfTheWorld(CountryId country) {
        return is(country, Standing.ROTW);
    }

    private boolean is(CountryId country, Standing standing) {
        var member = members.get(country);
        return member != null && member.standing == standing;
    }
}
