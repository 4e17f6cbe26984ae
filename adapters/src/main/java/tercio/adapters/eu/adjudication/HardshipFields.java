package tercio.adapters.eu.adjudication;

import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.sea.battle.NavalSide;
import tercio.domain.eu.sea.voyage.Passage;
import tercio.domain.eu.supply.attrition.AttritionCauses;
import tercio.domain.eu.supply.attrition.AttritionCauses.Unrest;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.Sentence;

/** Reads the modifiers of each kind of attrition. */
final class HardshipFields {

    private static final int MOST = DetachmentFields.MOST;
    private static final int MOST_FLEETS = 3;
    private static final int HIGHEST_LEVEL = 5;

    private HardshipFields() {}

    static AttritionCauses supply(RequestFields fields) {
        return new AttritionCauses.WeakSupply(fields.integer("causes", 1, MOST), fields.flag("massedForces"), fields.flag("noLineOfSupply"),
                fields.flag("enemyProvince"), maneuver(fields), count(fields, "straitForts"), unrest(fields), count(fields, "snowflakes"));
    }

    static AttritionCauses march(RequestFields fields) {
        return new AttritionCauses.March(fields.integer("causes", 1, MOST), maneuver(fields), fields.flag("noLineOfSupply"),
                count(fields, "straitForts"), fields.flag("enemyProvince"), unrest(fields), count(fields, "snowflakes"), fields.flag("drivenBackByFlood"));
    }

    static AttritionCauses siegeCauses(RequestFields fields) {
        int minus = fields.integer("siegeworkMinus", 0, 1, 0);
        int plus = fields.integer("siegeworkPlus", 0, Siegeworks.MOST, 0);
        if (minus + plus > Siegeworks.MOST) {
            fields.fault("siegeworkMinus", Sentence.of("eu.request.two-siegeworks"));
        }
        return new AttritionCauses.Besieged(siege(fields, "siegeValueBesieged"), siege(fields, "siegeValueBesieger"),
                fields.flag("unblockedPort"), minus, plus);
    }

    static AttritionCauses besieging(RequestFields fields) {
        return new AttritionCauses.Besieging(fields.flag("noLineOfSupply"), fields.flag("tooSmallToUndermine"), fields.flag("massedForces"),
                fields.flag("badWeather"), count(fields, "straitForts"), count(fields, "snowflakes"), unrest(fields),
                siege(fields, "siegeValueBesieger"), siege(fields, "siegeValueBesieged"));
    }

    /** Reads the besieger's attrition modifiers that do not follow from the siege itself. */
    static AttritionCauses.Besieging besiegingConditions(RequestFields fields, int besiegerSiege, int besiegedSiege) {
        return new AttritionCauses.Besieging(false, false, false, fields.flag("badWeather"), count(fields, "straitForts"),
                count(fields, "snowflakes"), unrest(fields), besiegerSiege, besiegedSiege);
    }

    static AttritionCauses voyage(RequestFields fields, Readings readings) {
        return new AttritionCauses.Voyage(fields.word("technology", AllowedWords.of(NavalTechnology.class)), maneuver(fields),
                fields.integer("fleets", 0, MOST_FLEETS, 0), count(fields, "zonesEntered"),
                fields.integer("greatestDifficulty", -MOST, MOST, 0), count(fields, "seaMalus"), count(fields, "startDistance"),
                fields.flag("arsenalToArsenal"), new Unrest(count(fields, "corsairMinus"), count(fields, "corsairPlus")),
                fields.integer("blockadedFortressLevel", 0, HIGHEST_LEVEL, 0), siege(fields, "siegeValueBesieger"),
                count(fields, "straitForts"), fields.flag("badWeather"), readings, !fields.flag("noWarships"));
    }

    /** Reads the attrition causes of ships whose number, technology and commander are known. */
    static AttritionCauses.Voyage voyage(RequestFields fields, NavalSide ships, boolean badWeather, Readings readings) {
        return new AttritionCauses.Voyage(ships.technology(), Passage.maneuver(ships), ships.units().fleets(), count(fields, "zonesEntered"),
                fields.integer("greatestDifficulty", -MOST, MOST, 0), count(fields, "seaMalus"), count(fields, "startDistance"),
                fields.flag("arsenalToArsenal"), new Unrest(count(fields, "corsairMinus"), count(fields, "corsairPlus")),
                fields.integer("blockadedFortressLevel", 0, HIGHEST_LEVEL, 0), siege(fields, "siegeValueBesieger"),
                count(fields, "straitForts"), badWeather, readings);
    }

    private static Unrest unrest(RequestFields fields) {
        return new Unrest(count(fields, "pillageMinus"), count(fields, "pillagePlus"));
    }

    private static int count(RequestFields fields, String what) {
        return fields.integer(what, 0, MOST, 0);
    }

    private static int maneuver(RequestFields fields) {
        return fields.integer("maneuver", 0, EuropaEndpoint.BEST_VALUE, 0);
    }

    private static int siege(RequestFields fields, String whose) {
        return fields.integer(whose, 0, EuropaEndpoint.BEST_VALUE, 0);
    }
}
