/**
 * The settings of the program: one list of all of them, by which they are read, checked when the service starts, printed by
 * {@code tercio settings} and written into the operator's guide.
 *
 * <p>Decided: the list stands beside the places that read a setting, not in their stead, because Spring binds most of them by itself.
 * A test compares keys and defaults on both sides.
 */
package tercio.adapters.settings;
